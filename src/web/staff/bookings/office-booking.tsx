import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { mayCorrectContact } from '#domain/contact-change.ts'
import { toInstant } from '#domain/berlin-time.ts'
import { useNow } from '#api/clock.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { useNotePresence, usePresent } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ButtonLink } from '../ui/act-button.tsx'
import { BlockedNotice } from '../ui/blocked-notice.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Problem } from '../ui/problem.tsx'
import { RestrictedNotice } from '../ui/restricted-notice.tsx'
import { WayBack } from '../ui/way-back.tsx'
import { ActDialog } from './act-dialog.tsx'
import { ActList } from './act-list.tsx'
import { actNames, nextActOf, renterOf, type ActName } from './acts-of.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import { BookingStory } from './booking-story.tsx'
import { CustomerPart } from './customer-part.tsx'
import { listAddress, placeOf } from './list-place.ts'
import { MoneyPart } from './money-part.tsx'
import { NextAct } from './next-act.tsx'
import { OfficeTicket } from './office-ticket.tsx'
import { NotesPart } from './notes-part.tsx'
import { PapersPart } from './papers-part.tsx'
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
      foot={<PageKeys listed={placeOf(reference) !== null} next={data !== undefined && nextActOf(data) !== null} />}
    >
      {data === undefined ? (
        error ? (
          <div className="p-6">
            {error.error.status === 404 ? <p>{t('missing')}</p> : <Problem words={say(error.error)} />}
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
      <h1 className="text-screen">{booking?.reference ?? reference}</h1>
      {booking && (
        <BookingChip
          status={booking.status}
          overdue={booking.overdue}
          until={booking.decisionBy ?? booking.offerUntil}
          end={toInstant(booking.end).getTime()}
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
  const next = nextActOf(booking)
  const begin = next === null ? null : () => setAct(next)
  const may = useMay()
  const ready = useReadyCar(booking)
  const decline = booking.status === 'requested' && may('declineRequest') ? () => setAct('decline') : null
  const mayEdit = mayCorrectContact(booking.status) && may('correctContact')
  const now = useNow().getTime()
  const early = booking.next?.from != null && now < Date.parse(booking.next.from)
  const t = useTranslations('staff.bookings.next')
  const day = useTranslations('staff.today.due.acts')
  useKeys([
    ...(begin === null || early || booking.next === null
      ? []
      : [{ keys: 'Enter', label: t(`acts.${booking.next.step}`), run: begin }]),
    ...(ready === null ? [] : [{ keys: 'v', label: day('ready'), run: ready.run }]),
  ])
  const close = () => {
    setAct(null)
    if (search.has('act')) setSearch({}, { replace: true })
  }
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_20.75rem] min-[120rem]:grid-cols-[minmax(0,1fr)_23.75rem]">
      <div className="min-w-0 px-4 py-5 md:px-8 md:py-7">
        {/* Where the column is below, what is next comes first all the same. */}
        <div className="off-paper wide:hidden">
          <NextAct booking={booking} onAct={begin} onDecline={decline} ready={ready} />
        </div>
        <BlockedNotice whose={renterOf(booking)} />
        {booking.member?.restricted === true && <RestrictedNotice />}
        {/* Where there is much room, the money stands beside the ticket, from the top on. */}
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 min-[120rem]:grid-cols-3 min-[120rem]:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:col-span-2">
            <OfficeTicket booking={booking} />
          </div>
          <div className="flex min-w-0 flex-col gap-6 min-[120rem]:contents">
            <CustomerPart booking={booking} onEdit={mayEdit ? () => setAct('contact') : null} />
            <PapersPart booking={booking} />
          </div>
          <div className="min-w-0 min-[120rem]:col-start-3 min-[120rem]:row-span-2 min-[120rem]:row-start-1">
            <MoneyPart booking={booking} />
            <NotesPart booking={booking} />
          </div>
        </div>
      </div>
      <aside className="off-paper border-line bg-[#fbfaf8] px-5 pt-5 pb-8 max-wide:border-t max-wide:px-4 md:max-wide:px-8 wide:border-l">
        <div className="max-wide:hidden">
          <NextAct booking={booking} onAct={begin} onDecline={decline} ready={ready} />
        </div>
        <ActList booking={booking} onAct={setAct} />
        <BookingStory booking={booking} />
      </aside>
      <ActDialog booking={booking} act={act} onClose={close} />
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
    <div className="px-4 py-5 md:px-8 md:py-7" aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden className="h-62 rounded-2xl bg-sand" />
      <div aria-hidden className="mt-6 grid gap-10 lg:grid-cols-2">
        <div className="h-60 rounded-card bg-sand" />
        <div className="h-60 rounded-card bg-sand" />
      </div>
    </div>
  )
}

function PageKeys({ listed, next }: { readonly listed: boolean; readonly next: boolean }) {
  const t = useTranslations('staff')
  const b = useTranslations('staff.bookings.page')
  return (
    <FootKeys
      keys={[
        ...(next ? [['Enter', t('keys.next')] as const] : []),
        ...(listed ? [['j k', b('neighbours')] as const] : []),
        ['Escape', t('keys.back')],
      ]}
    />
  )
}
