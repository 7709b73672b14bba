import { expect, test } from 'vitest'

import { endStaff } from '#usecases/staff/end-staff.ts'
import { operator, valueOf } from '#support/acting.ts'
import { codeAt } from '#support/authenticator.ts'
import { appForAll } from '#support/open-app.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll()

test('a colleague learns who they are, and where they work', async () => {
  const kim = await newStaff(app, 'manager')
  const { status, body } = await app.call('getStaffMe', { as: kim })
  expect(status).toBe(200)
  expect(body).toEqual({
    user: kim.user,
    name: 'Kim Beispiel',
    role: 'manager',
    branches: null,
    locked: false,
    lockMinutes: 5,
    unlocksWith: 'code',
  })
})

test('a locked screen does nothing but unlock and sign out, and a right code opens it', async () => {
  const kim = await newStaff(app, 'agent')
  // Every tab tells of the lock; the log has it once.
  for (let tab = 0; tab < 2; tab++) expect((await app.call('lockScreen', { as: kim })).status).toBe(200)
  expect((await app.call('getStaffMe', { as: kim })).body).toMatchObject({ locked: true })
  const closed = await app.call('getOverview', { as: kim })
  expect([closed.status, closed.body.code]).toEqual([403, 'screen_locked'])

  const wrong = await app.call('unlockScreen', { as: kim, body: { code: 'nicht richtig' } })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_code'])
  expect((await app.call('getStaffMe', { as: kim })).body).toMatchObject({ locked: true })

  // The code of the present step was taken when the app was set up.
  const code = codeAt(kim.secret, new Date(app.ctx.now().getTime() + 30_000))
  expect((await app.call('unlockScreen', { as: kim, body: { code } })).status).toBe(200)
  expect((await app.call('getOverview', { as: kim })).status).toBe(200)
  const lines = await rowsOf(app, 'audit', { actor_id: kim.user.id, actor_kind: 'staff' })
  expect(lines.map(({ event }) => event)).toEqual(['screen_locked', 'code_refused', 'screen_unlocked'])
})

test('who leaves is out of the back office at once, on every device', async () => {
  const kim = await newStaff(app, 'agent')
  expect((await app.call('getStaffMe', { as: kim })).status).toBe(200)
  valueOf(await endStaff(app.ctx, operator, kim.email))
  const gone = await app.call('getStaffMe', { as: kim })
  expect([gone.status, gone.body.code]).toEqual([401, 'session_ended'])
})
