import { sql, type Selectable } from 'kysely'

import type { Tables } from './tables.ts'

/**
 * Rows of a table as a single parameter. The text of the statement is then the same for any number of rows, none
 * included, so that the database plans it once.
 */
export const allOf = <T extends 'booking_price_line' | 'charge'>(table: T, rows: readonly object[]) =>
  sql<Selectable<Tables[T]>>`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
