import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** `node scripts/audit.ts`: known vulnerabilities of what production installs, where a registry can be asked about them. */
const root = path.resolve(import.meta.dirname, '..')
/** A registry that does not answer is one that cannot be asked. */
const PATIENCE_MS = 45_000
const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS / 2}`]

export interface Verdict {
  fails: boolean
  line: string
}

/** High and critical findings fail; lower ones, and a registry that cannot be asked, are only said. */
export function judge(output: string): Verdict {
  const counts = read(output)
  if (counts === undefined) return { fails: false, line: 'warning: no registry could be asked about vulnerabilities' }
  const { moderate = 0, low = 0, high = 0, critical = 0 } = counts
  const found = `${critical} critical, ${high} high, ${moderate} moderate, ${low} low in what production installs`
  return { fails: high + critical > 0, line: `known vulnerabilities: ${found}` }
}

function read(output: string): Record<string, number> | undefined {
  try {
    const report = JSON.parse(output) as { metadata?: { vulnerabilities?: Record<string, number> } }
    return report.metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

async function ask(): Promise<string> {
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: PATIENCE_MS })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    await once(npm, 'close')
  } catch {
    return '' // there is no npm
  }
  return output
}

if (import.meta.main) {
  const { fails, line } = judge(await ask())
  process.stdout.write(`${line}\n`)
  process.exit(fails ? 1 : 0)
}
