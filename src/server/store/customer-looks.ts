import { sql, type RawBuilder } from 'kysely'

import type { Typed } from '#domain/typed-search.ts'

/** Condition that a key begins with a text. A range instead of LIKE, so that a prepared statement uses the index. */
export const keyBegins = (key: RawBuilder<unknown>, text: string) =>
  sql`${key} >= ${text} collate "C" and ${key} < ${`${text}\uffff`} collate "C"`

/** The same for the index of a mail address, which is in the order of bytes by its operators and finds equal ones, too. */
export const addressBegins = (key: RawBuilder<unknown>, text: string) =>
  sql`${key} ~>=~ ${text} and ${key} ~<~ ${`${text}\uffff`}`

const nameKey = sql`(search_person(c.first_name, c.last_name) collate "C")`
const firstNameKey = sql`(search_name(c.first_name || ' ' || c.last_name) collate "C")`
const companyKey = sql`(search_name(c.company_name) collate "C")`
const phoneKey = sql`(search_phone(c.phone) collate "C")`
const phoneEndKey = sql`(reverse(search_phone(c.phone)) collate "C")`

/** Key by which customers `c` are put into the order of their names. */
export const customerNameKey = nameKey

/**
 * Queries for customers whose name, company, address or phone begins with what was typed, or whose phone ends with it.
 * @param most rows of each
 * @param seen condition for the customers `c` whom the reader may see, which each query asks before it counts
 */
export const customerLooks = (
  { names, email, phone, phoneEnd }: Typed,
  most: number,
  seen: RawBuilder<boolean>,
): RawBuilder<unknown>[] => [
  ...names.map(
    (name) =>
      sql`(select c.id from customer c where ${keyBegins(nameKey, name)} and ${seen} order by ${nameKey} limit ${most})`,
  ),
  ...(names[0] === undefined
    ? []
    : [
        sql`(select c.id from customer c
          where ${keyBegins(firstNameKey, names[0])} and ${seen} order by ${firstNameKey} limit ${most})`,
        sql`(select c.id from customer c
          where c.company_name is not null and ${keyBegins(companyKey, names[0])} and ${seen}
          order by search_name(c.company_name) collate "C" limit ${most})`,
      ]),
  ...(email === '' ? [] : byAddress(email, most, seen)),
  ...(phone === ''
    ? []
    : [
        sql`(select c.id from customer c
          where c.phone is not null and ${keyBegins(phoneKey, phone)} and ${seen} order by ${phoneKey} limit ${most})`,
      ]),
  ...(phoneEnd === ''
    ? []
    : [
        sql`(select c.id from customer c
          where c.phone is not null and ${keyBegins(phoneEndKey, phoneEnd)} and ${seen}
          order by ${phoneEndKey} limit ${most})`,
      ]),
]

const byAddress = (email: string, most: number, seen: RawBuilder<boolean>): RawBuilder<unknown>[] => [
  sql`(select c.id from account a join customer c on c.account_id = a.id
    where ${addressBegins(sql`lower(a.email)`, email)} and ${seen} order by lower(a.email) using ~<~ limit ${most})`,
  // Customers without an account.
  sql`(select c.id from customer c
    where c.email is not null and ${addressBegins(sql`lower(c.email)`, email)} and ${seen}
    order by lower(c.email) using ~<~ limit ${most})`,
]
