import { useState } from 'react'

import { useSite } from '#api/site.ts'
import { useDraft } from '#forms/form-draft.ts'
import { noAnswer } from '#forms/use-checked-form.ts'
import type { Outcome } from './send-registration.ts'
import { useAccountForm } from './use-account-form.ts'

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
    const loaded = await Promise.all([import('./send-registration.ts'), loadOutcome()]).catch(() => null)
    if (!loaded) return noAnswer
    setOutcome(await loaded[0].sendRegistration(values, minAge))
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
