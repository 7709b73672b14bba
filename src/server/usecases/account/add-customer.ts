import type { Caller } from '#domain/actor.ts'
import { randomUUID } from 'node:crypto'

import { birthProblem } from '#domain/driver.ts'
import type { CustomerId } from '#domain/ids.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { findAccountByEmail } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'
import { sealDocuments, type DocumentField } from './steps/documents.ts'
import { openAccount } from './steps/open-account.ts'
import { mailLink } from './steps/mail-link.ts'

type Maybe = string | null | undefined

/** The specified registration payload, and the language in which we write to the customer. */
export interface RegistrationInput extends Partial<Record<DocumentField, Maybe>> {
  firstName: string
  lastName: string
  email: string
  dob: string
  phoneNumber: string
  streetName: string
  houseNo: string
  postalCode: string
  city: string
  country: string
  picture?: Maybe
  additionalInfo?: Maybe
  language: Language
}

export type RegistrationRefusal = { code: 'under_age' | 'invalid_input'; fields: Record<string, string> }

/**
 * Registers a customer without a password; a mail carries the link that sets one (D5). The outcome is the same
 * whether the address has an account or not: its owner learns that by mail.
 */
export async function addCustomer(
  ctx: Context,
  actor: Caller,
  input: RegistrationInput,
): Promise<Outcome<null, RegistrationRefusal>> {
  assertMay(actor, 'addCustomer')
  const { rules } = await ctx.catalogue()
  const problem = birthProblem(input.dob, dateOf(toLocal(ctx.now())), rules.minAge)
  if (problem === 'under_age') return { ok: false, refusal: { code: problem, fields: { dob: problem } } }
  if (problem) return { ok: false, refusal: { code: 'invalid_input', fields: { dob: problem } } }
  await transact(ctx, actor, 'addCustomer', async (tx) => {
    await register(ctx, tx, input)
  })
  return { ok: true, value: null }
}

async function register(ctx: Context, tx: Tx, input: RegistrationInput): Promise<void> {
  const { email, language } = input
  const id = randomUUID() as CustomerId
  const documents = sealDocuments(ctx, id, input)
  const customer = {
    id,
    first_name: input.firstName,
    last_name: input.lastName,
    date_of_birth: input.dob,
    phone: input.phoneNumber,
    street_name: input.streetName,
    house_no: input.houseNo,
    postal_code: input.postalCode,
    city: input.city,
    country: input.country,
    picture: input.picture || null,
    additional_info: input.additionalInfo || null,
    documents_sealed: documents,
    documents_given_at: documents === null ? null : ctx.now(),
  }
  const account = await openAccount(ctx, tx, { email, language }, customer)
  if (account !== undefined) {
    await mailLink(ctx, tx, { id: account, email, first_name: input.firstName, last_name: input.lastName }, language, {
      kind: 'set_password',
      cause: 'registered',
    })
    return
  }
  const owner = await findAccountByEmail(tx, email)
  if (owner !== undefined) await mailLink(ctx, tx, owner, owner.language, { kind: 'already_registered' })
}
