import { loadavg } from 'node:os'

import { callServer } from '#support/client.ts'
import { openOffice, type OfficeSite } from './office-site.ts'
import { REQUESTS, printTable, timesOf } from './report.ts'

interface Sample {
  reference: string
  first_name: string
  last_name: string
  email: string
  phone: string
  plate: string
}

/** Texts that staff type, by what they are. Fragments are the beginnings that a palette asks for while one types. */
const typed: Record<string, (sample: Sample) => string> = {
  'a family name': ({ last_name: name }) => name,
  'the most common family name, one booking in a hundred': () => 'Müller',
  'first name and family name': ({ first_name: first, last_name: last }) => `${first} ${last}`,
  'three letters of a name': ({ last_name: name }) => name.slice(0, 3),
  'a mail address': ({ email }) => email,
  'four letters of a mail address': ({ email }) => email.slice(0, 4),
  'a phone number': ({ phone }) => phone,
  'six digits of a phone number': ({ phone }) => phone.slice(0, 9),
  'the last six digits of a phone number': ({ phone }) => phone.replaceAll(/\D/g, '').slice(-6),
  'a plate': ({ plate }) => plate,
  'the middle of a plate': ({ plate }) => plate.slice(3, 8),
  'a reference': ({ reference }) => reference,
  'four symbols of a reference': ({ reference }) => reference.slice(3, 7),
}

/** Text and states of lists that a text narrows. */
const listed: Record<string, Readonly<Record<string, string>>> = {
  'list: a common family name, all states': { q: 'Müller', status: 'all' },
  'list: three letters, open': { q: 'Vor' },
  'list: a first name and family name, all states': { q: 'Jonas Vorwurfsen', status: 'all' },
}

const lists: Record<string, Readonly<Record<string, string>>> = {
  'list: all states': {},
  'list: confirmed': { status: 'confirmed' },
  'list: closed, latest first': { status: 'closed', order: 'desc' },
  'list: one branch': { branch: '20' },
  'list: one branch, a class': { branch: '20', type: 'Compact' },
  'list: with something to pay': { unpaid: 'true', status: 'confirmed,active,returned' },
  'list: papers missing': { papers: 'true', status: 'confirmed' },
  'list: made at the desk': { source: 'desk' },
}

async function samplesOf({ pool, bookings }: OfficeSite): Promise<Sample[]> {
  const { rows } = await pool.query<Sample>(
    `select b.reference, b.first_name, b.last_name, b.email, b.phone, c.plate from generate_series(1, $1::int) n
     join booking b on b.id = (n * 7919 * 31) % $2::int + 1
     join assignment a on a.stay_id = b.id join car c on c.id = a.car_id`,
    [REQUESTS + 10, Math.floor(bookings * 0.9)],
  )
  return rows
}

/** Searches and lists of the office in a large company, over HTTP. */
export async function main(): Promise<void> {
  const site = await openOffice()
  const { url, manager, size } = site
  const samples = await samplesOf(site)
  const agent = await site.colleague({ name: 'Tom Test', role: 'agent', branches: ['bench20'] })
  const rows: [string, string][] = []
  for (const [who, as] of [
    ['', manager.token],
    ['agent of a branch: ', agent.token],
  ] as const) {
    for (const [what, textOf] of Object.entries(typed)) {
      const ask = (n: number) =>
        callServer(url, 'searchOffice', { as, body: { q: textOf(samples[n % samples.length]!) } })
      rows.push([`${who}${what}`, await timesOf(ask)])
    }
    for (const [what, body] of Object.entries(listed))
      rows.push([`${who}${what}`, await timesOf(() => callServer(url, 'getStaffBookings', { as, body }))])
    const byPlate = (n: number) =>
      callServer(url, 'getStaffBookings', { as, body: { q: samples[n % samples.length]!.plate, status: 'all' } })
    rows.push([`${who}list: a plate, all states`, await timesOf(byPlate)])
  }
  const as = manager.token
  for (const [what, body] of Object.entries(lists))
    rows.push([what, await timesOf(() => callServer(url, 'getStaffBookings', { as, body }))])
  rows.push(['load average', loadavg()[0]!.toFixed(1)])
  await site.close()
  printTable(`Search and lists of the office, ${size}`, rows)
}
