import { expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { commandLine, commandLineFolder } from '#support/command-line.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const folder = commandLineFolder('acting-as')

const app = appForAll()

const PASSWORD = 'Laterne Zebra Kompott\n'
const [AIRPORT, TEMPELHOF] = [3, 1]
const agent = 'kim.beispiel@spreewagen.example'
const manager = 'mara.muster@spreewagen.example'

const manage = (args: readonly string[], typed?: string) => commandLine(app.db.url, folder)(args, typed)
const as = (email: string, ...args: string[]) => manage(['--as', email, ...args])

async function request(pickup: number, dropoff: number): Promise<string> {
  const at = { start: inDays(app.ownDays(2)), end: inDays(app.ownDays(2)) }
  const trip = { vehicleId: 302, pickup, dropoff, ...at, extras: [], crossBorder: false }
  const quote = await app.call('createQuote', { body: trip })
  return (await app.call('createBooking', { body: { ...bookingBody(quote.body.id), bookings: 'soon' } })).body.reference
}

const linesOf = async (verb: string) => {
  const names = new Map((await rowsOf(app, 'staff')).map((row) => [row.account_id as string, row.name]))
  return (await rowsOf(app, 'audit', { verb })).map(({ event, branch, actor_kind, actor_role, actor_id }) => {
    const who = [actor_kind, actor_role, names.get(actor_id ?? '')]
    return { event, branch, who: who.filter((part) => part != null).join(' ') }
  })
}
const branchesOf = async (email: string) => {
  const { id } = await rowOf(app, 'account', { email })
  const { role, active, everywhere } = await rowOf(app, 'staff', { account_id: id })
  const at = await rowsOf(app, 'staff_branch', { account_id: id })
  return { role, active, everywhere, at: at.map(({ branch }) => branch) }
}

test('staff get a role and their branches, and the log says who gave it to them', async () => {
  const add = (...args: string[]) => manage(['staff', agent, 'Kim Beispiel', ...args], PASSWORD)
  expect((await add()).said).toMatch(/say with --branch where they work: codes of branches/)
  expect((await add('--branch', 'hamburg')).said).toMatch(/tempelhof or airport/)
  expect((await add('--branch', 'airport')).out).toMatch(/ is an agent now: they sign in at /)
  expect(await branchesOf(agent)).toEqual({ role: 'agent', active: true, everywhere: false, at: [AIRPORT] })
  expect((await add('--branch', 'all')).said).toMatch(/already has a staff account/)
  expect((await manage(['staff', manager, 'Mara Muster', '--role', 'manager'], PASSWORD)).code).toBe(0)
  expect(await branchesOf(manager)).toEqual({ role: 'manager', active: true, everywhere: true, at: [] })
  const told = await linesOf('addStaff')
  expect(new Set(told.map(({ who }) => who))).toEqual(new Set(['operator']))
})

test('an operator who acts as a colleague has only the rights of that colleague', async () => {
  const refused = await as(agent, 'currency', 'EUR')
  expect(refused).toEqual({ code: 1, out: '', said: `${agent} may not do that; managers may\n` })
  expect((await as('nobody@spreewagen.example', 'list')).said).toMatch(/is no member of staff, or has left/)
  expect((await manage(['currency'])).out).toMatch(/^currency: USD/)
  for (const command of ['reseal', 'copies'])
    expect((await as(manager, command)).said).toBe('only the operator at the machine can do that: leave out --as\n')
  expect((await as(manager, 'setting', 'graceMinutes', '45')).code).toBe(0)
  expect((await linesOf('changeSetting')).at(-1)).toEqual({
    event: 'set',
    branch: null,
    who: 'staff manager Mara Muster',
  })
})

test('an agent sees and changes what touches their branch, and nothing of another one', async () => {
  const [here, there, between] = [
    await request(AIRPORT, AIRPORT),
    await request(TEMPELHOF, TEMPELHOF),
    await request(TEMPELHOF, AIRPORT),
  ]
  const { out } = await as(agent, 'list')
  expect([here, between].filter((reference) => !out.includes(reference))).toEqual([])
  expect(out).not.toContain(there)
  for (const command of [['show'], ['offer'], ['decline', '--reason', 'none'], ['cancel', '--yes']])
    expect(await as(agent, command[0]!, there, ...command.slice(1))).toMatchObject({ code: 1, out: '' })
  expect((await as(agent, 'offer', here)).out).toMatch(/ is offered until /)
  expect(await linesOf('makeOffer')).toEqual([{ event: 'moved', branch: AIRPORT, who: 'staff agent Kim Beispiel' }])
  expect((await manage(['show', here])).out).toMatch(/Kim Beispiel +requested → offered/)
  expect(await linesOf('declineRequest')).toEqual([])
})

test('a colleague who has left can no longer act, and can come back elsewhere', async () => {
  const signedIn = await app.call('login', { body: { email: agent, password: PASSWORD.trim() } })
  expect((await manage(['staff-left', agent])).out).toMatch(/has left, and is signed out everywhere/)
  expect((await manage(['staff-left', agent])).said).toMatch(/is no member of staff, or has left before/)
  expect((await as(agent, 'list')).said).toMatch(/is no member of staff, or has left/)
  expect((await app.call('getAccount', { as: signedIn.body })).status).toBe(401)
  expect((await linesOf('endStaff')).map(({ who }) => who)).toContain('operator')
  // A manager does it, and the log has their name.
  const back = await manage(['--as', manager, 'staff', agent, 'Kim Beispiel', '--branch', 'tempelhof'], PASSWORD)
  expect(back.code).toBe(0)
  expect(await branchesOf(agent)).toEqual({ role: 'agent', active: true, everywhere: false, at: [TEMPELHOF] })
  expect((await linesOf('addStaff')).at(-1)!.who).toBe('staff manager Mara Muster')
})
