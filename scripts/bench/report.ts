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
