import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '../openers.tsx'
import { useCurrentPage } from './menu.ts'

/** Sign in and sign up, except the one that the page itself is for, or the way to one's account. */
export function AccountLinks({
  className,
  onFollow,
  onOpen,
}: {
  readonly className: string
  readonly onFollow?: () => void
  /** Called before a dialog opens. */
  readonly onOpen?: () => void
}) {
  const t = useTranslations('site.header')
  const to = useHref()
  const { status } = useAuth()
  const { page } = useCurrentPage()
  const { openSignIn, openSignUp } = useAccountDialogs()
  if (status === 'member') {
    return (
      <Link to={to('dashboard')} onClick={onFollow} className={className}>
        {t('dashboard')}
      </Link>
    )
  }
  const opening = (open: () => void) =>
    insteadOfLink(() => {
      onOpen?.()
      open()
    })
  return (
    <>
      {page !== 'login' && (
        <a href={to('login')} aria-haspopup="dialog" onClick={opening(openSignIn)} className={className}>
          {t('signIn')}
        </a>
      )}
      {page !== 'register' && (
        <a href={to('register')} aria-haspopup="dialog" onClick={opening(() => openSignUp())} className={className}>
          {t('signUp')}
        </a>
      )}
    </>
  )
}
