import { useTranslations } from 'use-intl'

import type { Answer } from '#api/client.ts'
import { CurrentPassword } from '../current-password.tsx'
import { CodeField } from './code-field.tsx'

/** What is asked for beside the password. */
export type Asks = Answer<'getSecondFactor'>['asks']

/** What shows that it is the owner who asks: the password, and a code of the app, or else a passkey once it is sent. */
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

/** The check that goes with it. */
export const proofCheck = (asks: Asks) => (asks === 'code' ? 'askBoth' : 'askPassword')
