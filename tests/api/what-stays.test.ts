import { system } from '#support/acting.ts'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { forgetLapsed } from '#usecases/housekeeping/forget-lapsed.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { givenIn } from '#support/given.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
})

const request = () => givenIn(app).booking({ vehicleId: 401 })

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows

describe('what happened cannot be rewritten, by the owner of the database either', () => {
  test.each(['audit', 'booking_amendment', 'booking_price_line', 'points_entry', 'rental_agreement'])(
    '%s',
    async (table) => {
      await request()
      await sql(`update setting set value = '16' where key = 'holdMinutes'`)
      const triggers = await sql<{ tgname: string }>(
        `select tgname from pg_trigger where tgrelid = $1::regclass and not tgisinternal
           and (tgtype & 1 = 1 and tgtype & 24 = 24 or tgtype & 32 = 32)`,
        [table],
      )
      expect(triggers).toHaveLength(2) // one for update and delete, one for truncate
      const [{ rows }] = (await sql<{ rows: number }>(`select count(*)::int as rows from ${table}`)) as [
        { rows: number },
      ]
      if (rows > 0) await expect(sql(`delete from ${table}`)).rejects.toMatchObject({ code: 'SW002' })
      await expect(sql(`truncate ${table}`)).rejects.toMatchObject({ code: 'SW002' })
    },
  )

  test('an event', async () => {
    const { reference } = await request()
    const which = `where booking_id = (select id from booking where reference = '${reference}')`
    for (const change of [`update audit set verb = 'nothing' ${which}`, `delete from audit ${which}`])
      await expect(sql(change)).rejects.toMatchObject({ code: 'SW002' })
  })

  test('a booking that is not over', async () => {
    const { reference } = await request()
    await expect(sql(`delete from booking where reference = $1`, [reference])).rejects.toMatchObject({ code: 'SW002' })
  })
})

test('a status that is changed by hand is told as that, and one that the software changes once', async () => {
  const { reference } = await request()
  await sql(`update booking set status = 'declined' where reference = $1`, [reference])
  const events = await sql<{ actor: string; to_status: string; reason: string | null }>(
    `select e.actor_kind as actor, e.to_status, e.reason from booking_event e join booking b on b.id = e.booking_id
     where b.reference = $1 order by e.id`,
    [reference],
  )
  expect(events.map(({ to_status }) => to_status)).toEqual(['requested', 'declined'])
  expect(events[1]!.actor).toBe('database')
  expect(events[1]!.reason).toBe('changed by hand')
})

test('a quote that lapsed gives its car back at once, and is forgotten a day later', async () => {
  const lapsed = await givenIn(app).hold({ vehicleId: 401 })
  const { reference } = await request()
  const stays = async () =>
    (await sql('select from stay s join quote q on q.stay_id = s.id where q.id = $1', [lapsed.id])).length
  const kept = async () => (await sql('select from quote where id = $1', [lapsed.id])).length
  expect(await stays()).toBe(1)
  await app.endHold(lapsed.id)
  await sql(`update booking set expires_at = now() where reference = $1`, [reference])
  await expireOverdue(app.ctx)
  expect(await stays()).toBe(0)
  expect(await forgetLapsed(app.ctx, system('forget_lapsed'))).toBe(0)
  expect(await kept()).toBe(1)

  await sql(`update quote set expires_at = now() - interval '25 hours'`)
  expect(await forgetLapsed(app.ctx, system('forget_lapsed'))).toBeGreaterThan(0)
  expect(await kept()).toBe(0)
  // An expired request stays, because a person made it.
  expect(await sql('select from booking where reference = $1', [reference])).toHaveLength(1)
})
