import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useHearLocked, useIdleLock, useIsLocked, useTellLocked } from '../frame/screen-lock.ts'
import { MeProvider, useAskedMe, type Me } from '../frame/me.tsx'
import { LockScreen } from './lock-screen.tsx'
import { NotStaff, NoAnswer } from './not-staff.tsx'
import { SecondFactor } from './set-up-factor.tsx'
import { SignIn } from './sign-in.tsx'

/** Lets colleagues in: signed in, with a second factor, and with an unlocked screen. */
export function Door({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth()
  const asked = useAskedMe()
  const siteAsked = useSiteAsked()
  if (status === 'loading') return null
  if (status === 'anonymous') return <SignIn />
  if (asked.data !== undefined && siteAsked) return <Let me={asked.data}>{children}</Let>
  const refusal = asked.error?.error
  if (refusal === undefined) return <Waiting />
  if (refusal.code === 'second_factor_missing') return <SecondFactor onDone={() => void asked.refetch()} />
  if (refusal.code === 'forbidden') return <NotStaff />
  return <NoAnswer error={refusal} onRetry={() => void asked.refetch()} />
}

/**
 * Whether the branches have been asked for. That is done beside the question who is at work, and every page needs them: it
 * would ask about all branches first, and then once more about its own. A later failure closes the door on nobody.
 */
function useSiteAsked(): boolean {
  const { status } = useSite()
  const [asked, setAsked] = useState(false)
  if (!asked && status !== 'loading') setAsked(true)
  return asked
}

function Waiting() {
  const t = useTranslations('staff')
  return (
    <div className="grid h-full place-content-center">
      <Spinner label={t('loading')} />
    </div>
  )
}

function Let({ me, children }: { readonly me: Me; readonly children: ReactNode }) {
  return (
    <MeProvider value={me}>
      <Lock />
      <Behind>{children}</Behind>
    </MeProvider>
  )
}

function Lock() {
  useIdleLock()
  useHearLocked()
  useTellLocked()
  return useIsLocked() && <LockScreen />
}

/** While the screen is locked the page stays behind it, out of sight and of reach, with everything that was typed. */
function Behind({ children }: { readonly children: ReactNode }) {
  const locked = useIsLocked()
  return (
    <div hidden={locked} inert={locked} className="h-full">
      {children}
    </div>
  )
}
