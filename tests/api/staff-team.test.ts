import { expect, test } from 'vitest'

import { addStaff } from '#usecases/staff/add-staff.ts'
import { operator, valueOf } from '#support/acting.ts'
import { codeAt } from '#support/authenticator.ts'
import { newCustomer, PASSWORD } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForEach } from '#support/open-app.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

const app = appForEach()
const email = 'ben.beispiel@spreewagen.example'
const name = 'Ben Beispiel'
const atTempelhof = { role: 'agent', branches: [1], language: 'de' } as const

const invite = async (as: { token: string }, more: object = {}) =>
  await app.call('inviteStaff', { as, body: { email, name, ...atTempelhof, ...more } })
const mailed = () => tokenIn(app, { kind: 'staff_invitation', to: email })
const accept = (token: string, password: string | null = PASSWORD) =>
  app.call('acceptInvitation', { body: { token, name, password } })
const teamOf = async (as: { token: string }) => (await app.call('getTeam', { as })).body
const colleagueIn = async (as: { token: string }, address: string) =>
  (await teamOf(as)).colleagues.find((one) => one.email === address)!

test('an invited colleague sets a password, signs in, sets up a second factor and sees their branch', async () => {
  const kim = await newStaff(app, 'manager')
  expect((await invite(kim)).status).toBe(201)
  expect((await teamOf(kim)).invitations).toMatchObject([{ email, name, role: 'agent', branches: [1] }])
  const token = await mailed()
  const shown = await app.call('viewInvitation', { body: { token } })
  expect(shown.body).toMatchObject({ email, name, role: 'agent', hasPassword: false })

  expect((await accept(token, 'passwort1234')).body.code).toBe('weak_password')
  expect((await accept(token)).body).toEqual({ email })
  expect((await accept(token)).body.code).toBe('link_invalid')
  expect((await teamOf(kim)).invitations).toEqual([])

  const { token: session } = (await app.call('login', { body: { email, password: PASSWORD } })).body
  expect((await app.call('getStaffMe', { as: session })).body.code).toBe('second_factor_missing')
  const { secret } = (await app.call('beginSecondFactor', { as: session, body: { currentPassword: PASSWORD } })).body
  const code = codeAt(secret, app.ctx.now())
  expect((await app.call('confirmSecondFactor', { as: session, body: { code } })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: session })).body).toMatchObject({ name, role: 'agent', branches: [1] })
  expect(await colleagueIn(kim, email)).toMatchObject({ secondFactor: true, active: true, sessions: [{}] })
})

test('somebody who is away was here last when they did something, and never if they did nothing', async () => {
  const [kim, jo] = [await newStaff(app, 'manager'), await newStaff(app, 'manager')]
  const leave = () => app.db.pool.query('delete from session where account_id = $1', [jo.user.id])
  const work = `insert into audit (actor_kind, actor_id, verb, event, subject_kind, subject_id, at)
    values ('staff', $1, 'noteStaffCustomer', 'noted', 'list', 'bookings', $2)`
  await leave()
  expect(await colleagueIn(kim, jo.email)).toMatchObject({ seenAt: null, sessions: [] })
  await app.db.pool.query(work, [jo.user.id, '2026-01-02T10:00:00Z'])
  expect(await colleagueIn(kim, jo.email)).toMatchObject({ seenAt: '2026-01-02T10:00:00.000Z', sessions: [] })
})

test('an invitation works for the days of the setting, and another one takes its place', async () => {
  const kim = await newStaff(app, 'manager')
  await givenIn(app).setting('invitationDays', 3)
  await invite(kim)
  const first = await mailed()
  await invite(kim, { role: 'manager', branches: null })
  const second = await mailed()
  expect((await app.call('viewInvitation', { body: { token: first } })).body.code).toBe('link_invalid')
  expect((await app.call('viewInvitation', { body: { token: second } })).body.role).toBe('manager')
  expect((await teamOf(kim)).invitations).toHaveLength(1)
  const now = Date.now()
  app.ctx.now = () => new Date(now + 3 * 86_400_000 + 1_000)
  expect((await accept(second)).body.code).toBe('link_invalid')
})

test('of two who use a link at the same moment, one comes in', async () => {
  const kim = await newStaff(app, 'manager')
  await invite(kim)
  const token = await mailed()
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await rowsOf(app, 'staff', { name })).toHaveLength(1)
})

test('a customer who is invited keeps account and password, and is signed out', async () => {
  const kim = await newStaff(app, 'manager')
  const mara = await newCustomer(app, 'Mara')
  await invite(kim, { email: mara.email })
  const token = await tokenIn(app, { kind: 'staff_invitation', to: mara.email })
  expect((await app.call('viewInvitation', { body: { token } })).body.hasPassword).toBe(true)
  expect((await accept(token, null)).status).toBe(200)
  expect((await app.call('getAccount', { as: mara })).status).toBe(401)
  expect((await app.call('login', { body: { email: mara.email, password: PASSWORD } })).status).toBe(200)
})

test('a withdrawn invitation opens nothing, and who works here is not invited again', async () => {
  const kim = await newStaff(app, 'manager')
  await invite(kim)
  const { id } = (await teamOf(kim)).invitations[0]!
  expect((await app.call('withdrawInvitation', { as: kim, params: { id } })).status).toBe(200)
  expect((await app.call('withdrawInvitation', { as: kim, params: { id } })).body.code).toBe('not_found')
  expect((await accept(await mailed())).body.code).toBe('link_invalid')
  expect((await invite(kim, { email: kim.email.toUpperCase() })).body.code).toBe('staff_exists')
  for (const where of [{ branches: [] }, { branches: [99] }, { role: 'manager' }])
    expect((await invite(kim, where)).body.code).toBe('staff_branches')
})

test('role and branches change with the next call, but not over a change that the author has not seen', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id, version } = await colleagueIn(kim, ben.email)
  const change = (body: object) => app.call('changeStaff', { as: kim, params: { id }, body })
  expect((await change({ role: 'agent', branches: [3], version })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: ben })).body).toMatchObject({ role: 'agent', branches: [3] })
  expect((await change({ role: 'agent', branches: [1], version })).body.code).toBe('staff_changed')
  expect((await change({ role: 'manager', branches: [1], version: version + 1 })).body.code).toBe('staff_branches')
  expect((await change({ role: 'manager', branches: null, version: version + 1 })).status).toBe(200)
  expect((await app.call('getTeam', { as: ben })).status).toBe(200)
})

test('two changes of one colleague at the same moment: the second is refused', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id, version } = await colleagueIn(kim, ben.email)
  const change = (branch: number) =>
    app.call('changeStaff', { as: kim, params: { id }, body: { role: 'agent', branches: [branch], version } })
  const answers = await Promise.all([change(1), change(3)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('the last manager can be neither ended nor demoted, nor delete their account; of two, each may', async () => {
  const kim = await newStaff(app, 'manager')
  const me = await colleagueIn(kim, kim.email)
  const { id, version } = me
  const down = { role: 'agent', branches: [1], version }
  expect((await app.call('changeStaff', { as: kim, params: { id }, body: down })).body.code).toBe('last_manager')
  expect((await app.call('endStaff', { as: kim, params: { id } })).body.code).toBe('last_manager')
  const proof = { currentPassword: 'Laterne Zebra Kompott', code: codeAt(kim.secret, later(30)) }
  expect((await app.call('deleteAccount', { as: kim, body: proof })).body.code).toBe('last_manager')

  const lou = await newStaff(app, 'manager')
  const ids = [id, (await colleagueIn(kim, lou.email)).id]
  const ends = await Promise.all([
    app.call('endStaff', { as: kim, params: { id: ids[1]! } }),
    app.call('endStaff', { as: lou, params: { id: ids[0]! } }),
  ])
  expect(ends.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(await rowsOf(app, 'staff', { role: 'manager', active: true })).toHaveLength(1)
})

const later = (seconds: number) => new Date(app.ctx.now().getTime() + seconds * 1_000)

test('ending a colleague ends their sessions at once; one session can end alone', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id, sessions } = await colleagueIn(kim, ben.email)
  const params = { id, session: sessions[0]!.id }
  expect((await app.call('endStaffSession', { as: kim, params })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: ben })).body.code).toBe('session_ended')
  expect((await app.call('endStaffSession', { as: kim, params })).body.code).toBe('not_found')
  const other = await newStaff(app, 'agent')
  const left = await colleagueIn(kim, other.email)
  expect((await app.call('endStaff', { as: kim, params: { id: left.id } })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: other })).body.code).toBe('session_ended')
  expect(await colleagueIn(kim, other.email)).toMatchObject({ active: false, sessions: [] })
  expect((await app.call('endStaff', { as: kim, params: { id: left.id } })).body.code).toBe('no_staff')
})

test('a lost second factor is reset: sessions end, and a letter tells its owner', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id } = await colleagueIn(kim, ben.email)
  expect((await app.call('resetStaffFactor', { as: kim, params: { id } })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: ben })).status).toBe(401)
  expect(await colleagueIn(kim, ben.email)).toMatchObject({ secondFactor: false })
  expect(await lettersOf(app, { kind: 'sign_in_changed', to: ben.email })).not.toEqual([])
})

test('agents neither see the team nor change it', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id, version, sessions } = await colleagueIn(kim, kim.email)
  const body = { ...atTempelhof, version }
  const answers = await Promise.all([
    app.call('getTeam', { as: ben }),
    invite(ben),
    app.call('changeStaff', { as: ben, params: { id }, body: { role: 'agent', branches: body.branches, version } }),
    app.call('endStaff', { as: ben, params: { id } }),
    app.call('resetStaffFactor', { as: ben, params: { id } }),
    app.call('endStaffSession', { as: ben, params: { id, session: sessions[0]!.id } }),
    app.call('withdrawInvitation', { as: ben, params: { id } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
})

test('a colleague who left comes back by an invitation, and the command line knows them again', async () => {
  const [kim, ben] = [await newStaff(app, 'manager'), await newStaff(app, 'agent')]
  const { id } = await colleagueIn(kim, ben.email)
  await app.call('endStaff', { as: kim, params: { id } })
  await invite(kim, { email: ben.email })
  const token = await tokenIn(app, { kind: 'staff_invitation', to: ben.email })
  expect((await accept(token, null)).status).toBe(200)
  expect(await colleagueIn(kim, ben.email)).toMatchObject({ active: true, branches: [1], secondFactor: true })
  const again = { email: ben.email, name, role: 'agent', branches: [1], password: PASSWORD } as const
  expect(await addStaff(app.ctx, operator, again)).toEqual({ ok: false, refusal: { code: 'exists' } })
  valueOf(await addStaff(app.ctx, operator, { ...again, email: 'neu@spreewagen.example' }))
})
