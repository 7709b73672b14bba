import { useTranslations } from 'use-intl'

import { CurrentPassword } from '../current-password.tsx'
import { CodeField } from './code-field.tsx'

/** What shows that it is the owner who asks: the password, and a code where there is an app. */
export function Proof({ asksCode }: { readonly asksCode: boolean }) {
  const t = useTranslations('secondFactor')
  return (
    <>
      <CurrentPassword />
      {asksCode && <CodeField label={t('codeOrRecovery')} />}
    </>
  )
}

/** The check that goes with it. */
export const proofCheck = (asksCode: boolean) => (asksCode ? 'askBoth' : 'askPassword')
