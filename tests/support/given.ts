import { randomUUID } from 'node:crypto'

import type { Booking, Quote } from '#contract/booking.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import type { BusinessRules, SettingName } from '#domain/settings.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { CustomerId } from '#domain/ids.ts'
import { setBranchDay } from '#usecases/company/set-branch-day.ts'
import { sealName } from '#usecases/document/steps/seal-name.ts'
import { operator, valueOf } from './acting.ts'
import type { TestApp } from './app.ts'
import { bookingBody, inDays, sampleDriver, type TripInput } from './client.ts'
import type { Customer } from './customer.ts'
import { rewrite, rowOf } from './rows.ts'
import { toLocal } from '#domain/period.ts'
import { leftWithoutCar } from './yard.ts'

export interface GivenRental extends Partial<TripInput> {
  /** First day, in days from today. */
  from?: number
  days?: number
  /** Signed-in customer; a visitor if omitted. */
  as?: Pick<Customer, 'token'> | null | undefined
  headers?: Readonly<Record<string, string>>
}

export interface GivenBooking extends GivenRental {
  /** Launch state that is set for it; the one that is in force if omitted. */
  bookings?: 'soon' | 'open'
  /** Address of the main driver; another one each time if omitted. */
  email?: string | undefined
  /** Fields of the order that differ from the usual ones. */
  order?: Readonly<Record<string, unknown>>
}

/**
 * Makes what a test starts from: by the calls that customers and staff make, and past them where time has to pass or
 * no call exists. Unless the test says otherwise, a rental is of a vehicle at the airport, for two days that no other
 * rental of the test has.
 */
export function givenIn(app: TestApp) {
  return { ...rentalsIn(app), ...companyIn(app), ...papersIn(app) }
}

function rentalsIn(app: TestApp) {
  const quote = async ({ from, days = 2, as, headers = {}, ...trip }: GivenRental = {}) => {
    const day = from ?? app.ownDays(days)
    const usual = { vehicleId: 302, pickup: 3, dropoff: trip.pickup ?? 3, start: inDays(day), end: inDays(day + days) }
    return await app.call('createQuote', { as, body: { ...usual, extras: [], crossBorder: false, ...trip }, headers })
  }
  return {
    /** Asks for a price, whatever the answer. */
    quote,
    /** Holds a car. @throws if none is held */
    async hold(rental: GivenRental = {}): Promise<Quote> {
      return made(await quote(rental))
    },
    /** Books: before launch, makes a request. @throws if that is refused */
    async booking({ order, bookings, email, ...rental }: GivenBooking = {}): Promise<Booking> {
      if (bookings !== undefined) await app.setBookings(bookings)
      const { id } = made(await quote(rental))
      const { as, headers = {} } = rental
      const { rules } = await app.ctx.catalogue()
      const usual = { ...bookingBody(id), ...(email !== undefined && { driver: { ...sampleDriver, email } }) }
      const body = { ...usual, bookings: rules.bookings, ...order }
      return made(await app.call('createBooking', { as, body, headers }))
    },
    /** Takes the car from a booking, as an incident with the car does, and leaves it without another. */
    async withoutCar(reference: string): Promise<void> {
      await app.db.pool.query(leftWithoutCar(reference))
    },
    /** Lets the time be over in which a request is decided or an offer is ordered. */
    async timeOver(reference: string): Promise<void> {
      await rewrite(app, 'booking', { reference }, { expires_at: new Date() })
    },
    /** Brings a booking to a status past everything that belongs to it, at the time of the test's clock. */
    async status(reference: string, status: BookingStatus): Promise<void> {
      await rewrite(app, 'booking', { reference }, { status, expires_at: null })
      const { id } = await rowOf(app, 'booking', { reference })
      await app.db.pool.query(
        `insert into audit (actor_kind, verb, event, subject_kind, subject_id, booking_id, at, after)
         values ('operator', 'test', 'moved', 'booking', $1::bigint::text, $1, $2, jsonb_build_object('status', $3::text))`,
        [id, app.ctx.now(), status],
      )
    },
  }
}

function companyIn(app: TestApp) {
  return {
    /** Sets a figure of the business, and waits until it is in force. */
    async setting<Name extends SettingName>(name: Name, value: BusinessRules[Name]): Promise<void> {
      valueOf(await changeSetting(app.ctx, operator, { name, value }))
      while ((await app.ctx.catalogue()).rules[name] !== value) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /** Opens a branch from ten to two on a day that has other hours. */
    async specialDay(branchId: number, date: string): Promise<void> {
      const name = { de: 'Sonderöffnung', en: 'Open as an exception' }
      const exception = { ranges: [{ opens: '10:00', closes: '14:00' }], name }
      valueOf(await setBranchDay(app.ctx, operator, { branchId, date, exception }))
      const isKnown = async () =>
        (await app.ctx.catalogue()).branches.some(
          ({ id, calendar }) => id === branchId && calendar.exceptions.some((day) => day.date === date),
        )
      while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    /** Puts a car of a class at a branch, about which nothing is noted yet. @returns its id */
    async car(car: { classId?: number; branch?: number; plate?: string; since?: Date } = {}): Promise<number> {
      const { classId = 1, branch = 1, plate = randomUUID(), since = new Date() } = car
      const day = toLocal(app.ctx.now()).slice(0, 10)
      const place = { home_branch: branch, in_service_from: since, next_inspection: day }
      const row = { vehicle_id: classId * 100 + 1, class_id: classId, plate, ...place }
      return (await app.db.db.insertInto('car').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
    /** A car that stands at its branch and has nothing to do. */
    async freeCar({ classId, branch = 3 }: { classId: number; branch?: number }) {
      const { rows } = await app.db.pool.query<{ id: number; plate: string; km: number }>(
        `select c.id, c.plate, s.km from car c join car_state s on s.car_id = c.id
         where c.class_id = $1 and c.home_branch = $2 and not exists (select from assignment a where a.car_id = c.id)
         order by c.id limit 1`,
        [classId, branch],
      )
      return rows[0]!
    },
    /** Blocks a car for maintenance at a branch. @param until null for ever */
    async block(carId: number, from: Date, until: Date | null, branch = 3): Promise<void> {
      await app.db.pool.query(
        `insert into assignment (car_id, kind, from_branch, to_branch, period)
         values ($1, 'maintenance', $4, $4, tstzrange($2, $3))`,
        [carId, from, until, branch],
      )
    },
    /** Plans a drive of a transporter, from the airport to Tempelhof if nothing is said, 50 days ahead. @returns the car's plate */
    async drive({ from = 3, to = 1 } = {}): Promise<string> {
      const { rows } = await app.db.pool.query<{ plate: string }>(
        `with planned as (
           insert into assignment (car_id, kind, from_branch, to_branch, period)
           select id, 'transfer', $1, $2, tstzrange(now() + interval '50 days', now() + interval '50 days 4 hours')
           from car where vehicle_id = 801 and home_branch = $1 limit 1 returning car_id)
         select plate from car join planned on car_id = id`,
        [from, to],
      )
      return rows[0]!.plate
    },
  }
}

function papersIn(app: TestApp) {
  return {
    /** Numbers of papers that a customer gave at a time; now if omitted. @returns them sealed */
    async numbers(customerId: CustomerId, numbers: object, at = new Date()): Promise<Buffer> {
      const sealed = app.ctx.sealer.seal(numbers, `customer:${customerId}`)
      await rewrite(app, 'customer', { id: customerId }, { documents_sealed: sealed, documents_given_at: at })
      return sealed
    },
    /** A document that its customer did not upload in the account, or long ago. @returns its id */
    async document(customerId: CustomerId, kind: DocumentKind, name: string, at = new Date()): Promise<string> {
      const id = randomUUID()
      const content = Buffer.from(id)
      await app.ctx.files.bring(app.ctx.db, { owner: `document:${id}`, content }, async (brought) => {
        const file = {
          file_id: await brought.note(app.ctx.db),
          fingerprint: Buffer.from(id),
          media_type: 'application/pdf',
          bytes: 9,
        } as const
        const row = {
          id,
          customer_id: customerId,
          kind,
          expiry: '2035-01-01',
          pages: 1,
          stamped: true,
          uploaded_at: at,
        }
        const whole = { ...row, ...file, name_sealed: sealName(app.ctx, id, name) } as const
        await app.db.db.insertInto('document').values(whole).execute()
      })
      return id
    },
  }
}

function made<Body extends { code?: string }>({ status, body }: { status: number; body: Body }): Body {
  if (status !== 201) throw new Error(`refused with ${status} ${body.code}`)
  return body
}
