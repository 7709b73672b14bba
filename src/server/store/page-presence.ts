import { sql } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { OfficePage } from '#domain/office-page.ts'
import { FORGOTTEN_MS } from './booking-presence.ts'
import type { Tx } from './db.ts'

interface Seen {
  page: OfficePage
  id: string
  staff: AccountId
}

/** Notes that a colleague is at a page, and forgets those who have not been seen for a minute. */
export async function noteAtPage(tx: Tx, { page, id, staff }: Seen, edits: boolean): Promise<void> {
  await sql`
    insert into page_presence (page, subject_id, staff_id, edits, seen_at) values (${page}, ${id}, ${staff}, ${edits}, now())
    on conflict (page, subject_id, staff_id) do update set edits = excluded.edits, seen_at = excluded.seen_at`.execute(
    tx,
  )
  await sql`
    delete from page_presence where (page, subject_id, staff_id) in (
      select page, subject_id, staff_id from page_presence where seen_at < now() - ${FORGOTTEN_MS} * interval '1 ms'
      for update skip locked)`.execute(tx)
}

/** Forgets that a colleague is at a page. */
export async function noteAway(tx: Tx, { page, id, staff }: Seen): Promise<void> {
  await sql`delete from page_presence where page = ${page} and subject_id = ${id} and staff_id = ${staff}`.execute(tx)
}

/** The other colleagues at a page; who changes something comes first. */
export async function listAtPage(tx: Tx, { page, id, staff }: Seen): Promise<{ name: string; edits: boolean }[]> {
  const { rows } = await sql<{ name: string; edits: boolean }>`
    select s.name, p.edits from page_presence p join staff s on s.account_id = p.staff_id
    where p.page = ${page} and p.subject_id = ${id} and p.staff_id <> ${staff}
      and p.seen_at > now() - ${FORGOTTEN_MS} * interval '1 ms'
    order by p.edits desc, s.name`.execute(tx)
  return rows
}
