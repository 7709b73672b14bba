import { cpus } from 'node:os'

/** Median of the runs; a single run on a shared machine is noise. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints rows as a Markdown table, ready for docs/quality.md. */
export function printTable(title: string, rows: readonly (readonly [what: string, figure: string])[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
  process.stdout.write(`\n### ${title} (${machine})\n\n| what | measured |\n|---|---|\n`)
  for (const [what, figure] of rows) process.stdout.write(`| ${what} | ${figure} |\n`)
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

/** Requests of a measurement, after ten that warm up. */
export const REQUESTS = Number(process.env['REQUESTS'] ?? 100)

/** Asks again and again, one request at a time. @throws if an answer is not 200 */
export async function timesOf(ask: (n: number) => Promise<{ status: number }>): Promise<string> {
  const times: number[] = []
  for (let n = -10; n < REQUESTS; n++) {
    const from = performance.now()
    const { status } = await ask(n + 10)
    if (status !== 200) throw new Error(`unexpected answer ${status}`)
    if (n >= 0) times.push(performance.now() - from)
  }
  return `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`
}
