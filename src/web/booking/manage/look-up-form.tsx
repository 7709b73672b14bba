import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { lookUpBooking, type Booking } from '../../../contract/booking.ts'
import { normaliseReference } from '../../../domain/reference.ts'
import { call, type ApiError } from '../../api/client.ts'
import { useErrorText } from '../../api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { showErrors } from '../flow/focus.ts'
import { Failure, phoneLink } from '../flow/failure.tsx'
import { company } from '../../../content/company.ts'
import { passing } from '../server.ts'

export interface Credentials {
  readonly reference: string
  readonly email: string
}

interface LookUpProps {
  readonly initial: Credentials
  readonly onFound: (booking: Booking, credentials: Credentials) => void
}

/** Reference and e-mail address. Both travel in the body of a call and never in an address. */
export function LookUpForm({ initial, onFound }: LookUpProps) {
  const t = useTranslations('booking.manage')
  const [given, setGiven] = useState(initial)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const problems = useProblems(given)
  const find = async () => {
    setBusy(true)
    setError(null)
    const result = await call('lookUpBooking', { body: given })
    setBusy(false)
    if (result.ok) onFound(result.data, given)
    else setError(result.error)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (problems.reference ?? problems.email) showErrors(event.currentTarget, () => setTried(true))
    else void find()
  }
  const type = (patch: Partial<Credentials>) => {
    setGiven({ ...given, ...patch })
    setError(null)
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-xl space-y-5">
      <Field label={t('reference')} hint={t('referenceHint')} error={tried ? problems.reference : undefined} required>
        <TextInput
          name="reference"
          value={given.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="figures"
          onChange={(event) => type({ reference: event.target.value })}
        />
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={tried ? problems.email : undefined} required>
        <TextInput
          name="email"
          type="email"
          value={given.email}
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          onChange={(event) => type({ email: event.target.value })}
        />
      </Field>
      {error && <LookUpError error={error} onRetry={() => void find()} />}
      <Button type="submit" size="large" busy={busy}>
        {t('find')}
      </Button>
    </form>
  )
}

function useProblems({ reference, email }: Credentials): { readonly [Key in keyof Credentials]: string | undefined } {
  const t = useTranslations('booking.manage')
  const emailFine = lookUpBooking.body.shape.email.safeParse(email).success
  const found = normaliseReference(reference) !== null
  return {
    reference: reference.trim() === '' ? t('referenceMissing') : found ? undefined : t('referenceWrong'),
    email: email.trim() === '' ? t('emailMissing') : emailFine ? undefined : t('emailWrong'),
  }
}

function LookUpError({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useTranslations('booking.manage')
  const say = useErrorText()
  if (error.code !== 'booking_not_found') {
    return (
      <Failure className="" onRetry={passing(error) ? onRetry : undefined}>
        <p>{say(error)}</p>
      </Failure>
    )
  }
  return (
    <Notice kind="error" title={t('notFoundTitle')}>
      <p>{say(error)}</p>
      <p className="text-small">{t.rich('help', { number: company.phone.text, phone: phoneLink })}</p>
    </Notice>
  )
}
