import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import { endSession, forgetSession, isOver } from '#api/session-storage.ts'
import { useHref } from '#i18n/i18n.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { FoldArrow } from '#ui/fold-arrow.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { linkStyle } from '../links-in-text.tsx'
import { useProven } from '../passkeys/use-proven.ts'
import { useAccountForm } from '../use-account-form.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { Loaded } from '../dashboard/waiting.tsx'
import { Disclosed } from './disclosed.tsx'
import { Panel, SubHeading } from './settings-panel.tsx'
import { Proof, proofCheck, type Asks } from './owner-proof.tsx'

/** Deletion of the account (GDPR art. 17): what is removed, what stays, and what prevents it. */
export function RemovePanel({ asks }: { readonly asks: Asks }) {
  const t = useTranslations('settings.remove')
  const [removed, setRemoved] = useState(false)
  const query = useMemberData('getOwnBookings', { query: { part: 'current' } })
  return (
    <Panel id="remove" title={t('heading')} lead={<p>{t('lead')}</p>}>
      <Loaded query={query}>
        {({ bookings }) =>
          bookings.length > 0 ? (
            <StillOpen bookings={bookings} />
          ) : (
            <Disclosed label={t('heading')} danger>
              {(cancel) => (
                <>
                  <Consequences />
                  <RemoveForm
                    asks={asks}
                    onOpen={() => void query.refetch()}
                    onRemoved={() => setRemoved(true)}
                    cancel={cancel}
                  />
                </>
              )}
            </Disclosed>
          )
        }
      </Loaded>
      {removed && <Goodbye />}
    </Panel>
  )
}

function Consequences() {
  const t = useTranslations('settings.remove')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <div className="-mt-2.5 mb-6 text-small text-ink-700">
      <Fold title={t('goes')} items={(['account', 'requests', 'mail'] as const).map((what) => t(`goesList.${what}`))} />
      <Fold
        title={t('stays')}
        items={(['rentals', 'newsletter', 'address'] as const).map((what) => t(`staysList.${what}`))}
      />
      <p className="border-t border-line/60 pt-3">
        {t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}
      </p>
    </div>
  )
}

/** List behind its name, so that the question below it is in sight. */
function Fold({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <details className="group border-t border-line/60 first:border-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-x-4 rounded-field py-2 [&::-webkit-details-marker]:hidden">
        <SubHeading>{title}</SubHeading>
        <FoldArrow className="text-ink-500" />
      </summary>
      <ul className="list-disc space-y-1.5 pb-4 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  )
}

/** Names what is in the way, and leads to it. */
function StillOpen({ bookings }: { readonly bookings: readonly Booking[] }) {
  const t = useTranslations('settings.remove')
  const to = useHref()
  const { wallClock } = useFormat()
  return (
    <>
      <SubHeading>{t('openTitle')}</SubHeading>
      <p className="mt-1 mb-2 text-small text-ink-700">{t('open')}</p>
      <ul className="divide-y divide-line text-small">
        {bookings.map(({ reference, vehicle, start }) => (
          <li key={reference}>
            <Link
              to={to('ownBookings', { booking: reference })}
              className={`mt-2 inline-flex min-h-7 items-center ${linkStyle}`}
            >
              {t('openItem', { reference: unbroken(reference), vehicle: vehicle.name })}
            </Link>
            <p className="figures mb-2 text-ink-700">{t('openFrom', { moment: wallClock(start) })}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

interface RemoveProps {
  readonly asks: Asks
  readonly onOpen: () => void
  readonly onRemoved: () => void
  readonly cancel: ReactNode
}

function RemoveForm({ asks, onOpen, onRemoved, cancel }: RemoveProps) {
  const t = useTranslations('settings.remove')
  const proven = useProven()
  const form = useAccountForm(proofCheck(asks), async (typed) => {
    const result = await proven(typed, (body) => callAsMember('deleteAccount', { body }))
    if (result.ok) {
      // This page goes on showing whose it was; every other tab, and the storage, forget it now.
      endSession('deleted', true)
      onRemoved()
    }
    if (!result.ok && result.error.code === 'rental_open') onOpen()
    return result.ok ? null : result.error
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <Proof asks={asks} />
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy} variant="danger">
          {t('submit')}
        </Button>
        {cancel}
      </div>
    </CheckedForm>
  )
}

/** The page, which only members may see, shows the session until the visitor has left it. */
function Goodbye() {
  const t = useTranslations('settings.remove')
  const home = useHref()('home')
  const navigate = useNavigate()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      // A moment later, for in development React takes every effect back once to try it.
      queueMicrotask(() => {
        if (gone.current && isOver()) forgetSession()
      })
    }
  }, [])
  const goHome = () => void navigate(home, { replace: true })
  return (
    <AlertDialog
      open
      tone="success"
      title={t('doneTitle')}
      onClose={goHome}
      actions={<Button onClick={goHome}>{t('goHome')}</Button>}
    >
      <p>{t('done')}</p>
    </AlertDialog>
  )
}
