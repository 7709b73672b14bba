import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'

import { answered, type End } from '#api/session-storage.ts'
import { useAuth, useEnd } from '#api/session.tsx'
import { useVisitorChoice } from '#api/visitor-choice.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ofAccount, pageOf, type Page } from '#i18n/links.ts'
import { withDialog, type DialogName, type DialogState } from '#frame/openers.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { DialogCar } from './dialog-car.tsx'
import { buttonIn } from './links-in-text.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Pages that have the form of a dialog; both send members on. */
const own: Readonly<Record<DialogName, Page>> = { 'sign-in': 'login', 'sign-up': 'register' }
const ownPages = new Set<Page | undefined>(Object.values(own))

export function SignInDialog() {
  const t = useTranslations('account.login')
  const dashboard = useHref()('dashboard')
  const navigate = useNavigate()
  const { page, needed, close, switchTo } = useDialog('sign-in')
  const signedIn = () => {
    if (ownPages.has(page)) return
    // A customer who signs in while booking goes on booking, and one on a page of the account stays there.
    if (page === 'newBooking' || page === 'manageBooking' || page === 'offer' || (page && ofAccount(page))) close()
    else void navigate(dashboard, { replace: true })
  }
  const end = useEnd()
  const asked = useRef(end)
  useEffect(() => {
    // A member has signed in, perhaps in another tab.
    if (asked.current && !end) close()
    // oxlint-disable-next-line react/exhaustive-deps -- `close` is another one each time
  }, [end])
  // Closing the dialog is an answer for the calls that wait, even if it is a refusal.
  useEffect(() => answered, [])
  if (!needed) return null
  return (
    <Dialog open onClose={close} title={t('heading')} head={<DialogCar />}>
      <WhyAgain />
      <SignInForm onSignedIn={signedIn} focusFirst />
      {/* A member who is asked again has an account; after signing out another person may go on. */}
      {!isAskedAgain(end) && (
        <p className="mt-4 text-center text-small">{t.rich('switch', { link: buttonIn(() => switchTo('sign-up')) })}</p>
      )}
      <AsVisitor onChosen={close} />
    </Dialog>
  )
}

/** Whether the page still holds the input of a member whose session ended against their will. */
const isAskedAgain = (end: End | null): end is End & { readonly reason: 'ended' | 'signed_out' } =>
  end !== null && end.reason !== 'deleted' && !(end.here && end.reason === 'signed_out')

/** Reason why a member is asked to sign in again. */
function WhyAgain() {
  const t = useTranslations('account.login.over')
  const end = useEnd()
  if (!isAskedAgain(end)) return null
  return (
    <Notice className="mb-5">
      <p>{t(end.reason)}</p>
    </Notice>
  )
}

/** Button to go on as a visitor, if the page offers that, with the price it has then. */
function AsVisitor({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTranslations('account.login.visitor')
  const choice = useVisitorChoice()
  if (!choice) return null
  const { prices } = choice
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">{t('heading')}</h3>
      <p className="figures mt-1 mb-4 text-small text-ink-700">{prices ? t('price', prices) : t('plain')}</p>
      <Button
        variant="quiet"
        className="w-full"
        onClick={() => {
          onChosen()
          choice.choose()
        }}
      >
        {prices ? t('goFor', prices) : t('go')}
      </Button>
    </section>
  )
}

export function SignUpDialog() {
  const t = useTranslations('account.signUp')
  const { tier, needed, close, switchTo } = useDialog('sign-up')
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (!needed) return null
  if (mailedTo !== null) {
    return (
      <Dialog open onClose={close} title={t('doneTitle')} head={<DialogCar />}>
        <MailSent email={mailedTo} onClose={close} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={close} title={t('heading')} head={<DialogCar />}>
      <SignUpForm tier={tier === 'prime' || tier === 'elite' ? tier : undefined} onDone={setMailedTo} />
      <p className="mt-4 text-center text-small">{t.rich('switch', { link: buttonIn(() => switchTo('sign-in')) })}</p>
    </Dialog>
  )
}

/** Logic of a dialog that the address names: closing it, and whether it is needed at all. */
function useDialog(dialog: DialogName) {
  const here = useLocation()
  const navigate = useNavigate()
  const { status } = useAuth()
  const page = pageOf(here.pathname)
  const arrived = useNavigationType() === NavigationType.Pop
  // Opened by a press, it is also for members whose session has ended.
  const [needed] = useState(() => page !== own[dialog] && !(arrived && status === 'member'))
  const tier = new URLSearchParams(here.search).get('tier')
  const left = useRef(false)
  const close = () => {
    // Going back twice would leave the page.
    if (left.current) return
    left.current = true
    const [to, how] = withDialog(here)
    if ((here.state as DialogState | null)?.opened) void navigate(-1)
    else void navigate(to, { ...how, replace: true })
  }
  const switchTo = (other: DialogName) => {
    const [to, how] = withDialog(here, other, tier)
    void navigate(to, { ...how, replace: true })
  }
  useEffect(() => {
    if (needed) return rescueFocus
    close()
    if (page === own[dialog]) document.querySelector<HTMLElement>('main input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])
  return { page, tier, needed, close, switchTo }
}

/** Gives the focus a place after a dialog that a link opened, which has no element to return it to. */
function rescueFocus(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })
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
