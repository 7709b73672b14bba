import type { Customer } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import { birthProblem } from '#domain/driver.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import {
  insertDriver,
  listDrivers,
  updateDriver,
  type AccountDriverRow,
  type DriverValues,
} from '#store/account-driver.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { lockMember } from '#store/loyalty.ts'
import type { Context } from '../context.ts'

export interface DriverInput {
  /** Existing driver's id; omit to add one. */
  id: string | undefined
  firstName: string
  lastName: string
  dateOfBirth: string
  /** '' if it is not known. */
  licenseExpiry: string
}

export type DriverRefusal =
  | { code: 'invalid_input'; fields: { dateOfBirth: 'under_age' | 'invalid_date' } | { licenseExpiry: 'in_past' } }
  | { code: 'not_found' | 'too_many_drivers' }

/** Adds a driver to an account, or changes one. Checks the age (D27) and the number of drivers. */
export async function saveDriver(
  ctx: Context,
  actor: Customer,
  input: DriverInput,
): Promise<Outcome<AccountDriverRow, DriverRefusal>> {
  assertMay(actor, 'saveDriver')
  const { rules } = await ctx.catalogue()
  const { id, firstName, lastName, dateOfBirth, licenseExpiry } = input
  const today = dateOf(toLocal(ctx.now()))
  const problem = birthProblem(dateOfBirth, today, rules.minAge)
  if (problem !== null) return { ok: false, refusal: { code: 'invalid_input', fields: { dateOfBirth: problem } } }
  if (licenseExpiry !== '' && licenseExpiry < today)
    return { ok: false, refusal: { code: 'invalid_input', fields: { licenseExpiry: 'in_past' } } }
  const values = {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth,
    license_expiry: licenseExpiry === '' ? null : licenseExpiry,
  }
  return await transaction(ctx, actor, 'saveDriver', async (tx): Promise<Outcome<AccountDriverRow, DriverRefusal>> => {
    // Locked, so that of two simultaneous additions, the second sees the first.
    await lockMember(tx, actor.customer)
    const there = await listDrivers(tx, actor.customer)
    if (id !== undefined && !there.some((row) => row.id === id)) return { ok: false, refusal: { code: 'not_found' } }
    // A second press, or a retry after a lost answer, does not add the same person twice.
    const same = there.find((row) => (id === undefined || row.id === id) && isSame(row, values))
    if (same !== undefined) return { ok: true, value: same }
    if (id !== undefined) return { ok: true, value: await change(tx, actor.account, id, values) }
    if (there.length >= rules.driversPerAccount) return { ok: false, refusal: { code: 'too_many_drivers' } }
    await recordAccountEvent(tx, actor.account, 'driver_added', {})
    return { ok: true, value: await insertDriver(tx, actor.customer, values) }
  })
}

const isSame = (row: AccountDriverRow, values: DriverValues): boolean =>
  Object.entries(values).every(([key, value]) => row[key as keyof typeof row] === value)

async function change(tx: Tx, account: AccountId, id: string, values: DriverValues): Promise<AccountDriverRow> {
  await recordAccountEvent(tx, account, 'driver_changed', {})
  return await updateDriver(tx, id, values)
}
