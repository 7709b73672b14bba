import { call, type ApiError } from '#api/call-server.ts'
import { forgetDraft } from '#forms/form-draft.ts'
import { oldEnough, type Values } from './checks.ts'
import { payloadOf } from './registration.ts'

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'underAge'; readonly minAge: number }
  | { readonly kind: 'failed'; readonly error: ApiError }

/** Checks the age, then calls the server. */
export async function sendRegistration(values: Values<'register'>, minAge: number): Promise<Outcome> {
  if (!oldEnough(values.dob, new Date(), minAge)) return { kind: 'underAge', minAge }
  const result = await call('addCustomer', { body: payloadOf(values) })
  if (result.ok) {
    forgetDraft('registration')
    return { kind: 'done' }
  }
  return result.error.code === 'under_age' ? { kind: 'underAge', minAge } : { kind: 'failed', error: result.error }
}
