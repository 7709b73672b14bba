import { useState } from 'react'

import { call, type ApiError } from '#api/call-server.ts'
import { useSite } from '#api/site.ts'
import { forgetDraft, useDraft } from '#forms/form-draft.ts'
import { noAnswer } from '#forms/use-checked-form.ts'
import type { Values } from './checks.ts'
import { payloadOf } from './registration.ts'
import { useAccountForm } from './use-account-form.ts'

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'underAge'; readonly minAge: number }
  | { readonly kind: 'failed'; readonly error: ApiError }

/** Least age until the server's settings have arrived; the server decides by its own. */
const usualMinAge = 18

/** Loads the dialogs about the outcome, when they are needed. */
export const loadOutcome = () => import('./register-outcome.tsx')

/** Logic of the registration: checks the fields, then the age, then calls the server (section 4 of the specification). */
export function useRegister() {
  const minAge = useSite().data?.rules.minAge ?? usualMinAge
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useAccountForm('register', async (values) => {
    // Loaded before anything is sent, so that the answer can be shown.
    const loaded = await Promise.all([import('./checks.ts'), loadOutcome()]).catch(() => null)
    if (!loaded) return noAnswer
    const [{ oldEnough }] = loaded
    setOutcome(
      oldEnough(values.dob, new Date(), minAge) ? await register(values, minAge) : { kind: 'underAge', minAge },
    )
    return null
  })
  useDraft(form.ref, 'registration')
  const close = () => {
    setOutcome(null)
    if (outcome?.kind === 'failed') form.markNamed(outcome.error)
    else form.focus('dob')
  }
  return { form, outcome, close }
}

async function register(values: Values<'register'>, minAge: number): Promise<Outcome> {
  const result = await call('addCustomer', { body: payloadOf(values) })
  if (result.ok) {
    forgetDraft('registration')
    return { kind: 'done' }
  }
  return result.error.code === 'under_age' ? { kind: 'underAge', minAge } : { kind: 'failed', error: result.error }
}
