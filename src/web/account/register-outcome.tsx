import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import type { FieldCode } from '#contract/errors.ts'
import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { problemFromServer } from '#forms/problems.ts'
import { useProblemText } from './account-problems.ts'
import { registrationFields, type RegistrationField } from './registration.ts'
import type { Outcome } from './send-registration.ts'

/** The three specified dialogs: too young, something went wrong, registered (sections 4 and 5, D6). */
export function RegisterOutcome({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const t = useTranslations('account.register')
  return (
    // The specification begins the title of the second dialog with a small letter.
    <div className="[&_h2]:first-letter:uppercase">
      {outcome.kind === 'underAge' && (
        <AlertDialog open onClose={onClose} title={t('error')}>
          <p>{t('underAge', { age: outcome.minAge })}</p>
        </AlertDialog>
      )}
      {outcome.kind === 'failed' && (
        <AlertDialog open onClose={onClose} title={t('wrong')}>
          <Errors error={outcome.error} />
        </AlertDialog>
      )}
      {outcome.kind === 'done' && <Registered />}
    </div>
  )
}

/** The general message and the server's details. */
function Errors({ error }: { readonly error: ApiError }) {
  const general = useErrorText()(error)
  const particular = useParticulars(error).filter((text) => text !== general)
  return (
    <>
      <p>{general}</p>
      {particular.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {particular.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The server's details in words. It names fields with codes. */
function useParticulars({ errors, fields = {} }: ApiError): string[] {
  const labels = useTranslations('account.fields')
  const words = useProblemText()
  const known = Object.entries(fields).filter(isOurs)
  if (known.length === 0) return errors
  return known.map(([name, code]) => `${labels(name)}: ${words(name, problemFromServer(code))}`)
}

const isOurs = (entry: [string, FieldCode]): entry is [RegistrationField, FieldCode] =>
  registrationFields.some((name) => name === entry[0])

function Registered() {
  const t = useTranslations('account.register')
  const home = useHref()('home')
  const navigate = useNavigate()
  const leave = () => void navigate(home)
  return (
    <AlertDialog
      open
      onClose={leave}
      tone="success"
      title={t('doneTitle')}
      actions={<Button onClick={leave}>{t('goBack')}</Button>}
    >
      <p>{t('done')}</p>
    </AlertDialog>
  )
}
