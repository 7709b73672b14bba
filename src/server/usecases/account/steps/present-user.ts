import { shownEmail } from '#words/shown-email.ts'

export interface User {
  id: string
  firstName: string
  lastName: string
  email: string
}

/** Facts that a browser is told about its signed-in member. */
export function userOf(row: { id: string; first_name: string; last_name: string; email: string }): User {
  return { id: row.id, firstName: row.first_name, lastName: row.last_name, email: shownEmail(row.email) }
}
