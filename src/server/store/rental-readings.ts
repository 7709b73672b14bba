import { sql } from 'kysely'

/** A column of the entry that was made when the customer got the car; after an exchange, the last car. */
export const givenOf = (id: string, column: string) =>
  sql`(select ${sql.ref(column)} from car_log l where l.stay_id = ${sql.ref(id)} and l.place = 'customer'
    order by l.at desc, l.id desc limit 1)`

/** Kilometres driven with the cars before the last one, each from its handover to its exchange. */
export const kmEarlierOf = (id: string) =>
  sql<number>`(select coalesce(sum(i.km - (select o.km from car_log o
      where o.stay_id = i.stay_id and o.place = 'customer' and (o.at, o.id) < (i.at, i.id)
      order by o.at desc, o.id desc limit 1)), 0)
    from car_log i where i.stay_id = ${sql.ref(id)} and i.cause = 'exchange' and i.place <> 'customer')`

/** A column of the entry that was made when the car came back. */
export const returnOf = (table: 'booking' | 'made', column: string) =>
  sql`(select ${sql.ref(column)} from car_return w join car_log l on l.id = w.log_id
    where w.booking_id = ${sql.ref(`${table}.id`)})`
