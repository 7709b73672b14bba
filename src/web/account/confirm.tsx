import { useTranslations } from 'use-intl'

import { call } from '../api/client.ts'
import { useAuth } from '../api/session.tsx'
import { useHref } from '../i18n.tsx'
import { LinkPage } from '../mailed-link/link-page.tsx'
import { Seo } from '../seo.tsx'
import { ButtonLink } from '../ui/button.tsx'

const confirm = (token: string) => call('confirmAddress', { body: { token } })

/** Confirms the address of an account. */
export default function Confirm() {
  const t = useTranslations('account.confirm')
  return (
    <>
      <Seo title={t('title')} description={t('description')} />
      <LinkPage t={t} send={confirm} renderWayOn={() => <WayOn />} />
    </>
  )
}

function WayOn() {
  const t = useTranslations('account.confirm')
  const to = useHref()
  const member = useAuth().status === 'member'
  return (
    <ButtonLink to={to(member ? 'dashboard' : 'login')} size="large" className="w-full">
      {t(member ? 'toDashboard' : 'signIn')}
    </ButtonLink>
  )
}
