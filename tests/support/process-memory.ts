import { readdirSync, readFileSync } from 'node:fs'

const numberIn = (status: string, key: string) => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)

/** Watches the memory of a process and of its children during some work (Linux). @returns peak of each in bytes */
export async function peaksOf(pid: number, work: () => Promise<unknown>): Promise<{ own: number; child: number }> {
  const peaks = { own: 0, child: 0 }
  const look = () => {
    for (const one of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${one}/status`, 'latin1')
        const bytes = numberIn(status, 'VmRSS') * 1_024
        if (Number(one) === pid) peaks.own = Math.max(peaks.own, bytes)
        else if (numberIn(status, 'PPid') === pid) peaks.child = Math.max(peaks.child, bytes)
      } catch {
        // The process has just ended.
      }
    }
  }
  look()
  const watch = setInterval(look, 5)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return peaks
}
