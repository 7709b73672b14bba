import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '../openers.tsx'

/** Sign in and sign up, or the way to one's account. */
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
      <a href={to('login')} aria-haspopup="dialog" onClick={opening(openSignIn)} className={className}>
        {t('signIn')}
      </a>
      <a href={to('register')} aria-haspopup="dialog" onClick={opening(() => openSignUp())} className={className}>
        {t('signUp')}
      </a>
    </>
  )
}
