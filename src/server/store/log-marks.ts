import { sql } from 'kysely'

import { bookingsNamed } from './booking-looks.ts'
import { keyBegins } from './customer-looks.ts'
import type { Read } from './db.ts'

/** Rows that a searched text names, by which lines of the log are found. */
export interface LogMarks {
  bookings: readonly number[]
  accounts: readonly string[]
  /** Colleagues, whose own acts are wanted. */
  colleagues: readonly string[]
  /** Kind and number of what is neither a booking's nor an account's. */
  things: readonly (readonly [kind: string, id: string])[]
}

/** A text as what it can be; '' where it cannot be that. */
export interface LogWord {
  /** Reference of a booking, or its beginning. */
  reference: string
  plate: string
  email: string
  /** A folded name, as it was typed and with its last word first. */
  names: readonly string[]
}

/** Most rows of each kind that one text may name. */
const MOST = 300
const MOST_PEOPLE = 20
/** Most bookings for each kind of key by which a name is found. */
const MOST_NAMED = 100

const noMarks: LogMarks = { bookings: [], accounts: [], colleagues: [], things: [] }

/** Finds what a text names: a booking, a car, or people with what is theirs. */
export async function findLogMarks(db: Read, { reference, plate, email, names }: LogWord): Promise<LogMarks> {
  if (reference !== '' || plate !== '')
    return {
      ...noMarks,
      bookings: reference === '' ? [] : await bookingsBeginning(db, reference),
      things: plate === '' ? [] : await thingsOfCar(db, plate),
    }
  if (email !== '') {
    const byAddress = [sql`(select id from booking where lower(email) = ${email} limit ${MOST})`]
    return await marksOfPeople(db, sql`lower(a.email) = ${email}`, [sql`lower(c.email) = ${email}`], byAddress)
  }
  const [name] = names
  if (name === undefined) return noMarks
  const ofColleague = sql`a.id in (select s.account_id from staff s
    where position(${name} in search_name(s.name)) > 0)`
  const lastNameKey = sql`(search_person(c.first_name, c.last_name) collate "C")`
  const firstNameKey = sql`(search_name(c.first_name || ' ' || c.last_name) collate "C")`
  const ofCustomer = [...names.map((one) => keyBegins(lastNameKey, one)), keyBegins(firstNameKey, name)]
  return await marksOfPeople(db, ofColleague, ofCustomer, bookingsNamed(names, MOST_NAMED))
}

/** Bookings whose reference begins with a text, of very many the newest. */
async function bookingsBeginning(db: Read, reference: string): Promise<number[]> {
  const begins = keyBegins(sql`(booking.reference collate "C")`, reference)
  const { rows } = await sql<{ id: number }>`
    select id from booking where ${begins} order by id desc limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

async function thingsOfCar(db: Read, plate: string): Promise<LogMarks['things']> {
  const { rows } = await sql<{ kind: string; id: string }>`
    with one as (select id from car where plate = ${plate})
    select 'car' as kind, id::text as id from one
    union all (select 'car_log', l.id::text from one join car_log l on l.car_id = one.id order by l.at desc limit ${MOST})
    union all (select 'drive', s.id::text from one join assignment s on s.car_id = one.id
      where s.kind = 'transfer' order by s.id desc limit ${MOST})`.execute(db)
  return rows.map(({ kind, id }) => [kind, id] as const)
}

type Condition = ReturnType<typeof sql>

/**
 * People whose account or whose own row fits, with their bookings.
 * @param others queries for bookings that guests made, of whom there is no more than the booking
 */
async function marksOfPeople(
  db: Read,
  account: Condition,
  customers: readonly Condition[],
  others: readonly Condition[],
): Promise<LogMarks> {
  const hits = customers.map(
    (customer) => sql`(select c.account_id, c.id from customer c where ${customer} limit ${MOST_PEOPLE})`,
  )
  const people = await sql<{ account: string | null; customer: string | null; staff: boolean }>`
    with hit as (
      (select a.id as account, c.id as customer from account a left join customer c on c.account_id = a.id
       where ${account} limit ${MOST_PEOPLE})
      union ${sql.join(hits, sql` union `)})
    select hit.*, exists (select from staff s where s.account_id = hit.account) as staff from hit`.execute(db)
  const found = people.rows.flatMap((row) => row.customer ?? [])
  const bookings = await sql<{ id: number }>`
    (select id from booking where customer_id = any (${found}::uuid[]) order by id desc limit ${MOST})
    union ${sql.join(others, sql` union `)}`.execute(db)
  return {
    bookings: bookings.rows.map(({ id }) => id),
    accounts: people.rows.flatMap((row) => row.account ?? []),
    colleagues: people.rows.flatMap((row) => (row.staff ? (row.account ?? []) : [])),
    things: people.rows.flatMap((row) => [
      ...(row.customer === null ? [] : [['customer', row.customer] as const, ['membership', row.customer] as const]),
      ...(row.account === null ? [] : [['staff', row.account] as const, ['staff_branch', row.account] as const]),
    ]),
  }
}
