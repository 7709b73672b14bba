import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** `node scripts/audit.ts` looks for known vulnerabilities in the packages that production installs, if a registry can be reached. */
const root = path.resolve(import.meta.dirname, '..')
/** Patience with the registry in milliseconds; one that has not answered by then counts as out of reach. */
const PATIENCE_MS = 45_000
const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS / 2}`]

export interface Verdict {
  fails: boolean
  line: string
}

/** Fails on high and critical findings; only reports lower ones, or a registry that is out of reach. */
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
