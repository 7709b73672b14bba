import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { CurrentPassword } from '../current-password.tsx'
import { CodeField } from './code-field.tsx'

/** Second part of the proof, beside the password. */
export type Asks = Answer<'getSecondFactor'>['asks']

/** Fields that prove who asks: the password and a code of the app; a passkey is asked for when the form is sent. */
export function Proof({ asks }: { readonly asks: Asks }) {
  const t = useTranslations('secondFactor')
  const passkeys = useTranslations('passkeys.proof')
  return (
    <>
      <CurrentPassword />
      {asks === 'code' && <CodeField label={t('codeOrRecovery')} />}
      {asks === 'passkey' && <p className="text-small text-ink-700">{passkeys('lead')}</p>}
    </>
  )
}

/** The check of a form with such a proof. */
export const proofCheck = (asks: Asks) => (asks === 'code' ? 'askBoth' : 'askPassword')
