import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useMemberData, useMemberReload } from '#api/server-state.tsx'
import { InPageMenu, type PartOfPage } from '../in-page-menu.tsx'
import { OneFormAtATime } from './disclosed.tsx'
import { DataPanel } from './data.tsx'
import { LanguageAndMailPanel } from './language-and-mail.tsx'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { PasswordPanel } from './change-password.tsx'
import { RemovePanel } from './remove.tsx'
import { SecondFactorPanel } from './second-factor.tsx'
import { SessionsPanel } from './sessions.tsx'

/** Panels of the account's settings. */
export function Panels() {
  const t = useTranslations('settings')
  const secondFactor = useTranslations('secondFactor')
  const passkeys = useTranslations('passkeys')
  const reload = useMemberReload()
  const { data: state } = useMemberData('getSecondFactor')
  // Each of them ends other sessions.
  const changed = () => void reload('getSessions')
  // A passkey is a second factor.
  const passkeysChanged = () => {
    changed()
    void reload('getSecondFactor')
  }
  const asks = state?.asks ?? null
  // Staff can do nothing else before they have one.
  const all = state?.missing !== true
  const parts: readonly (PartOfPage & { readonly panel: ReactNode; readonly always?: boolean })[] = [
    { id: 'language', title: t('mail.heading'), panel: <LanguageAndMailPanel /> },
    { id: 'password', title: t('password.heading'), panel: <PasswordPanel onChanged={changed} /> },
    {
      id: 'second-factor',
      title: secondFactor('heading'),
      panel: <SecondFactorPanel onChanged={changed} />,
      always: true,
    },
    {
      id: 'passkeys',
      title: passkeys('heading'),
      panel: <PasskeysPanel asks={asks} onChanged={passkeysChanged} />,
      always: true,
    },
    { id: 'sessions', title: t('sessions.heading'), panel: <SessionsPanel /> },
    { id: 'data', title: t('data.heading'), panel: <DataPanel asks={asks} /> },
    { id: 'remove', title: t('remove.heading'), panel: <RemovePanel asks={asks} /> },
  ]
  const shown = parts.filter(({ always }) => all || always)
  return (
    <>
      <InPageMenu parts={shown} />
      <OneFormAtATime>
        {shown.map(({ id, panel }) => (
          <Fragment key={id}>{panel}</Fragment>
        ))}
      </OneFormAtATime>
    </>
  )
}
