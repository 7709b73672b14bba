import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Runs a program from node_modules, or node itself, in the project's folder and shows its output. @returns exit code */
export async function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const entry = program === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', program)
  const child = spawn(entry, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
