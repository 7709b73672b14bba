import { bookingBody, callServer, sampleDriver } from './client.ts'
import type { Colleague } from './colleague.ts'
import { database } from './booking-journey.ts'
import { expect, ownDays, type Site } from './site.ts'
import { movedInTime } from './yard.ts'

/** Branches of a fresh install. */
export const [TEMPELHOF, AIRPORT] = [1, 3]

interface Ordered {
  reference: string
  start: string
  name: string
}

interface OrderWishes {
  /** Number of the vehicle; one of a class of which Tempelhof has several cars if omitted. */
  vehicleId?: number
  days?: { start: string; end: string }
  bookings?: 'soon' | 'open'
  /** Details of the person who rents that differ from the usual ones; undefined leaves it out. */
  driver?: Readonly<Partial<Record<keyof typeof sampleDriver, string | undefined>>>
}

/** Books or requests a car at Tempelhof as a visitor does, on days that no other journey has. */
export async function ordered(
  site: Site,
  lastName: string,
  { vehicleId = 302, bookings = 'open', ...wish }: OrderWishes = {},
): Promise<Ordered> {
  await site.setBookings(bookings)
  const { start, end } = wish.days ?? (await tenToTen(site))
  const trip = { vehicleId, pickup: TEMPELHOF, dropoff: TEMPELHOF, start, end, extras: [], crossBorder: false }
  const quote = await callServer(site.url, 'createQuote', { body: trip })
  const plain = bookingBody(quote.body.id)
  const body = { ...plain, driver: { ...plain.driver, lastName, ...wish.driver }, bookings }
  const made = await callServer(site.url, 'createBooking', { body })
  expect(made.status).toBe(201)
  return { reference: made.body.reference, start, name: `${sampleDriver.firstName} ${lastName}` }
}

/** Days that no other journey has, from ten to ten. */
export async function tenToTen(site: Site, length = 3): Promise<{ start: string; end: string }> {
  const { start, end } = await ownDays(site, length)
  return { start: `${start}T10:00`, end: `${end}T10:00` }
}

/**
 * Cars that nobody has these days, that never leave their branch, and that can stand in for that of a rental, those of
 * its own class first.
 */
const spareCars = (reference: string) => `
  select c.id, c.plate, s.km, c.class_id
  from booking b join assignment a on a.stay_id = b.id
  join car p on p.id = a.car_id join vehicle_class booked on booked.id = p.class_id
  join car c on c.home_branch = b.pickup_branch and c.id <> p.id join vehicle_class better on better.id = c.class_id
  join car_state s on s.car_id = c.id
  where b.reference = '${reference}'
    and (better.id = booked.id or better.rank > booked.rank and better.seats >= booked.seats
      and better.transmission = booked.transmission)
    and not exists (
      select from assignment o
      where o.car_id = c.id and (o.from_branch <> o.to_branch
        or o.period && tstzrange(now() - interval '4 days', now() + interval '14 days')))
  order by better.id <> booked.id, c.id limit 1`

/** Lets a rental have been agreed for a time that began so many hours ago. */
export async function beganAgo(
  site: Site,
  { reference, start }: Pick<Ordered, 'reference' | 'start'>,
  hours: number,
): Promise<void> {
  const ahead = Math.round((Date.parse(`${start}Z`) - Date.now()) / 3_600_000)
  // The car that is planned may be on its way at that time.
  await database(
    site,
    `update assignment a set car_id = spare.id, instead_of = nullif(b.class_id, spare.class_id)
     from booking b, (${spareCars(reference)}) spare where b.id = a.stay_id and b.reference = '${reference}'`,
  )
  await database(site, movedInTime(reference, `${0 - ahead - hours} hours`))
}

/** Cars that the back office offers in exchange for that of a rental under way. */
export const carsToGive = async (site: Site, { token }: Pick<Colleague, 'token'>, reference: string) =>
  (await callServer(site.url, 'getStaffExchangeCars', { as: token, params: { reference } })).body.cars

/** A booking as its page in the back office gets it. */
export const officeBooking = async (site: Site, { token }: Pick<Colleague, 'token'>, reference: string) =>
  (await callServer(site.url, 'getStaffBooking', { as: token, params: { reference } })).body

/** A rental whose car is with its customer. */
export async function underWay(site: Site, colleague: Colleague, lastName: string): Promise<string> {
  const rental = await ordered(site, lastName)
  await beganAgo(site, rental, 2)
  const { reference } = rental
  const { version, cars } = await officeBooking(site, colleague, reference)
  const body = { version, plate: cars[0]!.plate, km: cars[0]!.km }
  const handed = await callServer(site.url, 'handOverStaffBooking', {
    as: colleague.token,
    params: { reference },
    body,
  })
  expect(handed.status).toBe(200)
  return reference
}
