import { useLocale, useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { signOut, useAuth } from '#api/session.tsx'
import { href } from '#i18n/links.ts'
import { Button } from '../ui/act-button.tsx'
import { DoorPage } from './door-page.tsx'

/** Signed in with an account that is not of the team. */
export function NotStaff() {
  const t = useTranslations('staff.door')
  const email = useAuth().session?.user.email ?? ''
  return (
    <DoorPage title={t('notStaff')}>
      <p className="mb-5 break-words">{t('notStaffText', { email })}</p>
      <div className="grid gap-2">
        <Button look="petrol" size="large" onClick={() => void signOut()}>
          {t('otherAccount')}
        </Button>
        <a
          href={href(useLocale(), 'home')}
          className="grid min-h-11 place-items-center rounded-full font-semibold hover:bg-sand"
        >
          {t('toSite')}
        </a>
      </div>
    </DoorPage>
  )
}

/** The server did not say who is at work. */
export function NoAnswer({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useTranslations('staff')
  const say = useErrorText()
  return (
    <DoorPage title={t('failed.load')}>
      <p className="mb-5">{say(error)}</p>
      <Button look="petrol" size="large" className="w-full" onClick={onRetry}>
        {t('retry')}
      </Button>
    </DoorPage>
  )
}
