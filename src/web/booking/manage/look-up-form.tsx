import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { call, type ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { phoneLink } from '#frame/phone-link.tsx'
import { Failure } from '../flow/failure.tsx'
import { passing } from '#api/server-state.tsx'
import type { Credentials, ShownBooking } from './booking-access.ts'

interface LookUpProps {
  /** Values for fields that are still empty, read once scripts run. */
  readonly initial: () => Partial<Credentials> | null
  /** Looks the booking up without a press: its customer comes from the page that has just shown it. */
  readonly atOnce?: boolean
  readonly onFound: (found: { readonly booking: ShownBooking; readonly credentials: Credentials }) => void
}

/** Message for both fields: either may be the wrong one. */
const notFoundId = 'booking-not-found'

const loadCheck = async () => (await import('./check-credentials.ts')).checkCredentials

/** Reference and e-mail address. Both travel in the body of a call and never in an address. */
export function LookUpForm({ initial, atOnce = false, onFound }: LookUpProps) {
  const t = useTranslations('booking.manage')
  const form = useCheckedForm(loadCheck, async (given) => {
    const result = await call('lookUpBooking', { body: given })
    if (!result.ok) return result.error
    onFound({ booking: result.data, credentials: given })
    return null
  })
  const { ref, problems } = form
  const edge = form.error?.code === 'booking_not_found' && { 'aria-invalid': true, 'aria-describedby': notFoundId }
  useEffect(() => {
    const known = initial()
    if (!known) return
    // Does not fill a field in which the visitor has typed or is about to type.
    for (const input of ref.current!.querySelectorAll('input'))
      if (input !== document.activeElement) input.value ||= known[input.name as keyof Credentials] ?? ''
    if (atOnce && known.reference !== undefined && known.email !== undefined) ref.current!.requestSubmit()
    // Only once; afterwards the content is the visitor's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <form {...form.attributes} className="space-y-5">
      <Field
        label={t('reference')}
        hint={t('referenceHint')}
        error={problems['reference'] && t(problems['reference'] === 'missing' ? 'referenceMissing' : 'referenceWrong')}
        required
      >
        <TextInput
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="figures"
          {...edge}
        />
      </Field>
      <Field
        label={t('email')}
        hint={t('emailHint')}
        error={problems['email'] && t(problems['email'] === 'missing' ? 'emailMissing' : 'emailWrong')}
        required
      >
        <TextInput name="email" type="email" autoComplete="email" spellCheck={false} maxLength={254} {...edge} />
      </Field>
      {form.error && <LookUpError error={form.error} onRetry={() => ref.current?.requestSubmit()} />}
      <Button type="submit" size="large" busy={form.busy} className="w-full">
        {t('find')}
      </Button>
    </form>
  )
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
    <div role="alert" className="space-y-4 text-small">
      <FieldError id={notFoundId}>
        <span>
          <strong className="block font-semibold">{t('notFoundTitle')}</strong> {say(error)}
        </span>
      </FieldError>
      <p className="text-ink-700">{t.rich('help', { number: company.phone.text, phone: phoneLink })}</p>
    </div>
  )
}
