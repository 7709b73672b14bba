import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts')
const START_TIMEOUT_MS = 60_000

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Every line that the server has logged. */
  log: string[]
  /** Asks the server to stop and waits for its end. @returns exit code */
  stop(): Promise<number | null>
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
}

/** Starts a server process on a free port and waits until it listens. @throws with the server's log if it does not */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    // The server uses its data folder's database unless the test's `env` names another.
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'info', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const listening = new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      log.push(line)
      const url = /"msg":"Server listening at (http:[^"]+)"/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
    createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${code}:\n${log.join('\n')}`))
    })
    setTimeout(() => {
      reject(new Error(`the server does not listen:\n${log.join('\n')}`))
    }, START_TIMEOUT_MS).unref()
  })
  const url = await listening
  return {
    url,
    child,
    log,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await exit) as [number | null]
      return code
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
