import type { Customer } from '#domain/actor.ts'
import type { ProfilePart } from '#domain/account-event.ts'
import { birthProblem } from '#domain/driver.ts'
import { validityProblems } from '#domain/identity.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { lockProfile, updateProfile, type OwnColumns, type ProfileRow } from '#store/profile.ts'
import type { Context } from '../context.ts'
import {
  changedDocuments,
  openDocuments,
  sameDocuments,
  sealDocuments,
  type DocumentField,
  type OwnProfile,
} from './steps/documents.ts'

type Blank = string | null

/** The whole new profile. Only numbers of documents may be omitted; they then stay (D27). */
export interface ProfileInput extends Partial<Record<DocumentField, Blank | undefined>> {
  /** Version of the profile that was shown. */
  version: number
  firstName: string
  lastName: string
  dob: Blank
  phoneNumber: Blank
  streetName: Blank
  houseNo: Blank
  postalCode: Blank
  city: Blank
  country: Blank
  additionalInfo: Blank
}

export type ProfileRefusal =
  | { code: 'profile_changed' }
  | { code: 'under_age' | 'invalid_input'; fields: Record<string, string> }

/**
 * Saves the profile of a customer, unless it has changed since they saw it, so that they do not overwrite what they
 * have not seen. Saving the same profile again succeeds.
 */
export async function changeProfile(
  ctx: Context,
  actor: Customer,
  input: ProfileInput,
): Promise<Outcome<OwnProfile, ProfileRefusal>> {
  assertMay(actor, 'changeProfile')
  const { rules } = await ctx.catalogue()
  const problem = problemIn(input, dateOf(toLocal(ctx.now())), rules.minAge)
  if (problem) return { ok: false, refusal: problem }
  return await transaction(ctx, actor, 'changeProfile', async (tx): Promise<Outcome<OwnProfile, ProfileRefusal>> => {
    const row = await lockProfile(tx, actor.customer)
    const before = openDocuments(ctx, actor.customer, row.documents_sealed)
    const documents = changedDocuments(before, input)
    const own = columnsOf(input)
    const parts = partsChanged(row, own, !sameDocuments(before, documents))
    if (parts.length === 0) return { ok: true, value: { row, documents } }
    if (row.profile_version !== input.version) return { ok: false, refusal: { code: 'profile_changed' } }
    const given = { sealed: sealDocuments(ctx, actor.customer, documents), at: ctx.now() }
    const saved = await updateProfile(tx, actor.customer, own, parts.includes('documents') ? given : undefined)
    await recordAccountEvent(tx, actor.account, 'profile_changed', { parts })
    return { ok: true, value: { row: saved, documents } }
  })
}

function problemIn(input: ProfileInput, today: LocalDate, minAge: number): ProfileRefusal | null {
  const birth = input.dob ? birthProblem(input.dob, today, minAge) : null
  if (birth === 'under_age') return { code: 'under_age', fields: { dob: birth } }
  const fields: Record<string, string> = birth ? { dob: birth } : {}
  for (const kind of ['passport', 'idCard', 'license'] as const) {
    const validity = { issue: input[`${kind}Issue`] || null, expiry: input[`${kind}Expiry`] || null }
    const { issue, expiry } = validityProblems(validity, today)
    if (issue) fields[`${kind}Issue`] = issue
    if (expiry) fields[`${kind}Expiry`] = expiry
  }
  return Object.keys(fields).length === 0 ? null : { code: 'invalid_input', fields }
}

const columnsOf = (input: ProfileInput): OwnColumns => ({
  first_name: input.firstName,
  last_name: input.lastName,
  date_of_birth: input.dob || null,
  phone: input.phoneNumber || null,
  street_name: input.streetName || null,
  house_no: input.houseNo || null,
  postal_code: input.postalCode || null,
  city: input.city || null,
  country: input.country || null,
  additional_info: input.additionalInfo || null,
})

const address: ReadonlySet<keyof OwnColumns> = new Set(['street_name', 'house_no', 'postal_code', 'city', 'country'])

function partsChanged(row: ProfileRow, own: OwnColumns, documentsChanged: boolean): ProfilePart[] {
  const changed = (Object.keys(own) as (keyof OwnColumns)[]).filter((column) => row[column] !== own[column])
  const parts: ProfilePart[] = []
  if (changed.some((column) => !address.has(column))) parts.push('person')
  if (changed.some((column) => address.has(column))) parts.push('address')
  if (documentsChanged) parts.push('documents')
  return parts
}
