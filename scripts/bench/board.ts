import { callServer } from '#support/client.ts'
import { openOffice, type OfficeSite } from './office-site.ts'
import { ms, percentile, printTable } from './report.ts'

const REQUESTS = 200

/** Asks for the boards of many branches, one request at a time. @returns times in ms, and the most rows of one board */
async function measure({ url, manager, branches }: OfficeSite): Promise<{ times: number[]; rows: number }> {
  const times: number[] = []
  let rows = 0
  for (let n = -20; n < REQUESTS; n++) {
    const from = performance.now()
    const query = { branch: String(4 + ((n + 20) % (branches - 4))) }
    const { status, body } = await callServer(url, 'getBoard', { as: manager.token, query })
    if (status !== 200) throw new Error(`unexpected answer ${status}`)
    rows = Math.max(rows, body.pickups.length + body.returns.length)
    if (n >= 0) times.push(performance.now() - from)
  }
  if (rows === 0) throw new Error('empty boards')
  return { times, rows }
}

/** Asks over HTTP for the board of a branch and day: 200 cars at each of 100 branches, years of bookings behind them. */
export async function main(): Promise<void> {
  const site = await openOffice()
  const { times, rows } = await measure(site)
  await site.close()
  printTable(`Board of a day, ${site.size}`, [
    ['over HTTP', `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`],
    ['rentals on the fullest board', String(rows)],
  ])
}
