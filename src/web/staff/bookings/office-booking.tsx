import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { mayCorrectContact } from '#domain/contact-change.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { useNotePresence, usePresent } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ButtonLink } from '../ui/act-button.tsx'
import { BlockedNotice } from '../ui/blocked-notice.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { isGone } from '../ui/is-gone.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Problem } from '../ui/problem.tsx'
import { RestrictedNotice } from '../ui/restricted-notice.tsx'
import { WayBack } from '../ui/way-back.tsx'
import { ActDialog } from './act-dialog.tsx'
import { ActList } from './act-list.tsx'
import { actNames, renterOf, type ActName } from './acts-of.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import { BookingStory } from './booking-story.tsx'
import { CustomerPart } from './customer-part.tsx'
import { listAddress, placeOf } from './list-place.ts'
import { MoneyPart } from './money-part.tsx'
import { NextAct } from './next-act.tsx'
import { OfficeTicket } from './office-ticket.tsx'
import { NotesPart } from './notes-part.tsx'
import { PapersPart } from './papers-part.tsx'
import { useNextSteps } from './use-next-steps.ts'
import { useReadyCar } from './use-ready-car.ts'

const FRESH_MS = 15_000

/** Everything about a booking, what is next and every act of its state. */
export function OfficeBooking() {
  const { reference = '' } = useParams()
  const t = useTranslations('staff.bookings.page')
  const say = useErrorText()
  const { data, error } = useMemberData('getStaffBooking', { params: { reference } }, { staleTime: FRESH_MS })
  useLive(['rentals', 'cars'], ['getStaffBooking'])
  const present = usePresent()
  return (
    <Screen
      title={data?.reference ?? reference}
      heading={<Heading reference={reference} booking={data} />}
      acts={
        <>
          <PresenceMark present={present(reference)} />
          <UpAndDown reference={reference} />
        </>
      }
      foot={data === undefined ? <PageKeys reference={reference} /> : <KeysOf booking={data} />}
    >
      {data === undefined ? (
        error ? (
          <div className="p-6">
            {isGone({ error }) ? <p>{t('missing')}</p> : <Problem words={say(error.error)} />}
            <BackToList />
          </div>
        ) : (
          <Waiting />
        )
      ) : (
        <Whole key={data.reference} booking={data} />
      )}
    </Screen>
  )
}

function Heading({ reference, booking }: { readonly reference: string; readonly booking: StaffBooking | undefined }) {
  const t = useTranslations('staff.bookings.page')
  const href = useStaffHref()
  return (
    <>
      <WayBack to={href(listAddress())} words={t('crumb')} />
      <h1 className="text-screen max-sm:text-base">{booking?.reference ?? reference}</h1>
      {booking && (
        <BookingChip
          status={booking.status}
          overdue={booking.overdue}
          until={booking.decisionBy ?? booking.offerUntil}
          bare
        />
      )}
    </>
  )
}

function Whole({ booking }: { readonly booking: StaffBooking }) {
  const [search, setSearch] = useSearchParams()
  // The palette and other pages lead straight to an act: `?act=trip`.
  const [act, setAct] = useState<ActName | null>(() => actNames.find((name) => name === search.get('act')) ?? null)
  useNotePresence(booking.reference, act === null ? 'reads' : 'edits')
  const next = useNextSteps(booking)
  const may = useMay()
  const ready = useReadyCar(booking)
  const mayEdit = mayCorrectContact(booking.status) && may('correctContact')
  const day = useTranslations('staff.today.due.acts')
  useKeys([
    ...next.steps.map(({ name, words, key }) => ({ keys: key, label: words, run: () => setAct(name) })),
    ...(ready === null ? [] : [{ keys: 'v', label: day('ready'), run: ready.run }]),
  ])
  const close = () => {
    setAct(null)
    if (search.has('act')) setSearch({}, { replace: true })
  }
  const nextAct = <NextAct booking={booking} next={next} onAct={setAct} ready={ready} />
  return (
    <div className={classes(columns, 'min-h-full content-start')}>
      <div className="min-w-0 px-4 pt-5 md:px-6 md:pt-6 roomy:col-span-2 roomy:pr-0">
        {/* Where the column is below, what is next comes first all the same. */}
        <div className="off-paper wide:hidden">{nextAct}</div>
        <BlockedNotice whose={renterOf(booking)} />
        {booking.member?.restricted === true && <RestrictedNotice />}
        <OfficeTicket booking={booking} />
      </div>
      <aside className="off-paper px-4 pt-6 md:px-6 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:border-l wide:border-line wide:bg-[#fbfaf8] wide:px-5 wide:pt-5 roomy:col-start-3 roomy:row-span-3 roomy:border-0 roomy:bg-transparent roomy:px-0 roomy:pb-8">
        <div className="max-wide:hidden">{nextAct}</div>
        <ActList booking={booking} above={next.steps.map(({ name }) => name)} onAct={setAct} />
      </aside>
      <Parts booking={booking} onEdit={mayEdit ? () => setAct('contact') : null} />
      <div className="px-4 pb-8 md:px-6 wide:col-start-2 wide:row-start-3 wide:border-l wide:border-line wide:bg-[#fbfaf8] wide:px-5 wide:pt-4 roomy:col-start-4 roomy:row-span-3 roomy:row-start-1 roomy:border-0 roomy:bg-transparent roomy:px-0 roomy:pt-4.25 roomy:pr-6 vast:col-start-5">
        <BookingStory booking={booking} />
      </div>
      <ActDialog booking={booking} act={act} onClose={close} />
    </div>
  )
}

/**
 * Columns of the page. From `wide` on the acts stand beside the ticket, with the history below them; from `roomy` on the
 * history, and from `vast` on the papers too, have columns of their own. The ticket ends at 880 px.
 */
const columns =
  'grid wide:grid-cols-[minmax(0,1fr)_20.75rem] wide:grid-rows-[auto_auto_1fr] roomy:grid-cols-[minmax(0,28.25rem)_minmax(0,26.25rem)_20.75rem_minmax(18rem,1fr)] roomy:gap-x-10 vast:grid-cols-[28.25rem_26.25rem_20.75rem_repeat(2,minmax(0,1fr))]'

/** Parts of the page that are read, in two columns or in those of the page. */
function Parts({ booking, onEdit }: { readonly booking: StaffBooking; readonly onEdit: (() => void) | null }) {
  return (
    <div className="grid gap-x-10 px-4 pt-6 pb-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:px-6 md:max-wide:grid-cols-[1.25fr_1fr] md:max-wide:gap-x-8 wide:row-span-2 wide:row-start-2 wide:pb-8 roomy:col-span-2 roomy:pr-0 vast:contents">
      <div className="min-w-0 vast:row-span-2 vast:row-start-2 vast:pt-6 vast:pb-8 vast:pl-6">
        <CustomerPart booking={booking} onEdit={onEdit} />
      </div>
      <div className="min-w-0 empty:hidden max-md:pt-6 md:row-span-2 vast:row-start-2 vast:pt-6 vast:pb-8">
        <MoneyPart booking={booking} />
        <NotesPart booking={booking} />
      </div>
      <div className="min-w-0 pt-6 md:[:empty+&]:pt-0 vast:col-start-4 vast:row-span-3 vast:row-start-1 vast:pt-4.25 vast:[:empty+&]:pt-4.25">
        <PapersPart booking={booking} />
      </div>
    </div>
  )
}

/** Way to the neighbours in the list from which the booking was opened. */
function UpAndDown({ reference }: { readonly reference: string }) {
  const t = useTranslations('staff.bookings.page')
  const href = useStaffHref()
  const navigate = useNavigate()
  const place = placeOf(reference)
  const back = useTranslations('staff.keys')('back')
  const go = (to: string | undefined) => {
    if (to !== undefined) void navigate(href(`bookings/${to}`))
  }
  useKeys([{ keys: 'Escape', label: back, run: () => void navigate(href(listAddress())) }])
  useKeys(
    place === null
      ? []
      : [
          { keys: 'k', label: t('previous'), run: () => go(place.before) },
          { keys: 'j', label: t('following'), run: () => go(place.after) },
        ],
  )
  if (place === null) return null
  const button =
    'press grid size-8 place-items-center rounded-field border border-line text-ink-500 hover:bg-sand hover:text-ink-900 aria-disabled:opacity-50 touch:size-11'
  return (
    <>
      <button
        type="button"
        className={button}
        aria-label={t('previous')}
        aria-keyshortcuts="k"
        aria-disabled={place.before === undefined}
        onClick={() => go(place.before)}
      >
        <ArrowUp aria-hidden size={16} />
      </button>
      <button
        type="button"
        className={button}
        aria-label={t('following')}
        aria-keyshortcuts="j"
        aria-disabled={place.after === undefined}
        onClick={() => go(place.after)}
      >
        <ArrowDown aria-hidden size={16} />
      </button>
      <span className="text-meta text-ink-500">
        {t('position', { at: String(place.at), count: String(place.count) })}
      </span>
    </>
  )
}

function BackToList() {
  const t = useTranslations('staff.bookings.page')
  const href = useStaffHref()
  return (
    <ButtonLink to={href(listAddress())} className="mt-4">
      {t('toList')}
    </ButtonLink>
  )
}

function Waiting() {
  const t = useTranslations('staff.bookings.page')
  return (
    <div className="px-4 py-5 md:px-6 md:py-6" aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden className="h-62 rounded-2xl bg-sand" />
      <div aria-hidden className="mt-6 grid gap-10 lg:grid-cols-2">
        <div className="h-60 rounded-card bg-sand" />
        <div className="h-60 rounded-card bg-sand" />
      </div>
    </div>
  )
}

function KeysOf({ booking }: { readonly booking: StaffBooking }) {
  const { steps } = useNextSteps(booking)
  return <PageKeys reference={booking.reference} next={steps.length > 0} />
}

function PageKeys({ reference, next = false }: { readonly reference: string; readonly next?: boolean }) {
  const t = useTranslations('staff')
  const b = useTranslations('staff.bookings.page')
  return (
    <FootKeys
      keys={[
        ...(next ? [['Enter', t('keys.next')] as const] : []),
        ...(placeOf(reference) === null ? [] : [['j k', b('neighbours')] as const]),
        ['Escape', t('keys.back')],
      ]}
    />
  )
}
