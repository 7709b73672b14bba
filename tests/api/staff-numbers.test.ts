import { beforeAll, expect, test } from 'vitest'

import type { SignedIn } from '#support/customer.ts'
import { bearer } from '#support/customer.ts'
import { appForAll } from '#support/open-app.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll()
let kim: SignedIn
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
})

const days = 'from=2030-01-01T00:00&to=2030-01-09T00:00&step=30'

test.each([
  ['GET', 'plan/rows?branch=32768'],
  ['GET', 'plan/unplaced?branch=99999'],
  ['GET', 'plan/suggestions?branch=99999'],
  ['GET', `plan?cars=2147483648&cells=&${days}`],
  ['GET', `plan?cars=1&cells=32768-1&${days}`],
  ['GET', `plan?cars=1&cells=1-32768&${days}`],
  ['GET', 'plan/cars?pages=99999-3-0'],
  ['GET', 'plan/cars?branch=99999&pages=1-3-0'],
  ['GET', 'messages?part=open&branch=32768'],
  ['GET', 'board?branch=1&day=9999-12-31'],
  ['POST', 'booking-list', { branch: '32768' }],
  ['POST', 'bookings.csv', { branch: '32768' }],
  ['POST', 'log/search', { to: '9999-12-31' }],
  ['POST', 'log/export', { to: '9999-12-31' }],
  ['POST', 'plan/try', { kind: 'drive', car: 1, to: 1, leaves: '9999-12-31T23:00' }],
] as const)(
  '%s %s %j is refused: there is no room for such a number or day',
  async (method, path, payload?: object) => {
    const answer = await app.app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: bearer(kim.token),
      ...(payload !== undefined && { payload }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  },
)

test('numbers that have room, but that nothing bears, find nothing', async () => {
  for (const path of ['plan/rows?branch=32767', 'plan/unplaced?branch=32767', `plan?cars=2147483647&cells=&${days}`]) {
    const answer = await app.app.inject({ method: 'GET', url: `/api/staff/${path}`, headers: bearer(kim.token) })
    expect([path, answer.statusCode]).toEqual([path, 200])
  }
})
