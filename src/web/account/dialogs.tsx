import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '../i18n.tsx'
import { ofAccount, pageOf, type Page } from '../links.ts'
import type { SignUpOptions } from '../openers.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { takeFocus } from '../ui/card-page.tsx'
import { buttonIn } from './links-in-text.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface Props {
  readonly onClose: () => void
  /** To the other one of the two dialogs. */
  readonly onSwitch: () => void
}

/** Who signs in while booking goes on booking, and on a page of the account stays there; two pages send members on by themselves. */
const staying: ReadonlySet<Page> = new Set<Page>(['newBooking', 'manageBooking', 'login', 'register'])

export function SignInDialog({ onClose, onSwitch }: Props) {
  const t = useTranslations('account.login')
  const dashboard = useHref()('dashboard')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const signedIn = () => {
    onClose()
    const page = pageOf(pathname)
    if (!page || !(staying.has(page) || ofAccount(page))) void navigate(dashboard)
  }
  return (
    <Dialog open onClose={onClose} title={t('heading')}>
      <SignInForm onSignedIn={signedIn} onLeave={onClose} focusFirst />
      <p className="mt-4 text-center text-small">{t.rich('switch', { link: buttonIn(onSwitch) })}</p>
    </Dialog>
  )
}

export function SignUpDialog({
  onClose,
  onSwitch,
  tier,
}: Props & { readonly tier?: SignUpOptions['tier'] | undefined }) {
  const t = useTranslations('account.signUp')
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (mailedTo !== null) {
    return (
      <Dialog open onClose={onClose} title={t('doneTitle')}>
        <MailSent email={mailedTo} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('heading')}>
      <SignUpForm tier={tier} onDone={setMailedTo} />
      <p className="mt-4 text-center text-small">{t.rich('switch', { link: buttonIn(onSwitch) })}</p>
    </Dialog>
  )
}

function MailSent({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useTranslations('account')
  const common = useTranslations('site.common')
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <p>{t('signUp.done', { email })}</p>
      <p className="mt-3 text-small text-ink-500">{t('mailHint')}</p>
      <Button onClick={onClose} size="large" className="mt-6 w-full">
        {common('close')}
      </Button>
    </div>
  )
}
