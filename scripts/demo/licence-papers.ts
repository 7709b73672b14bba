import { createHash } from 'node:crypto'

import type { LocalDate } from '#domain/period.ts'
import type { Person } from './people.ts'

/** Papers of a person, the same wherever they give them: a block finds somebody by the licence too. */
export const papersOf = ({ email }: Pick<Person, 'email'>, day: LocalDate) => ({
  passportNumber: 'MUSTER000',
  licenseNumber: `MUSTER${createHash('sha256').update(email).digest('hex').slice(0, 8).toUpperCase()}`,
  licenseExpiry: `${Number(day.slice(0, 4)) + 4}-06-30`,
})
