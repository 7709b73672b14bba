import { Link, useNavigate } from 'react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Present } from '#contract/staff-presence.ts'
import type { Answer } from '#api/call-server.ts'
import { useNow } from '#api/clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { useSpanWords } from '../ui/span-words.ts'

type Request = Answer<'getStaffRequests'>['requests'][number]

const HOUR_MS = 3_600_000
const PRESSING_MS = 12 * HOUR_MS

/** A request or an offer of the list: the time left, who asks for what, and its acts. */
export function RequestRow({
  request,
  due,
  chosen,
  present,
  onFocus,
}: {
  readonly request: Request
  readonly present: readonly Present[]
  readonly due: boolean
  readonly chosen: boolean
  readonly onFocus: () => void
}) {
  const money = useMoney(request.currency)
  const left = useLeft(request.until)
  const urgent = due && left.pressing
  return (
    <div
      className={classes(
        'relative grid items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 md:grid-cols-[8.5rem_minmax(0,1fr)_auto] lg:grid-cols-[9.5rem_minmax(0,1fr)_6rem_16rem]',
        (urgent || chosen) && 'before:absolute before:inset-y-0 before:left-0 before:w-0.75',
        urgent ? 'bg-amber-50 before:bg-amber-500' : chosen && 'bg-petrol-50 before:bg-petrol-600',
      )}
    >
      <TimeLeft request={request} left={left} />
      <Asked request={request} present={present} onFocus={onFocus} />
      <Stock request={request} />
      {/* On a tablet the price stands at the end of the name's line, and the acts in a row of their own. */}
      <p className="figures font-semibold max-md:hidden md:col-[3] md:row-[1] md:self-start md:text-right lg:row-[1/3] lg:self-center">
        {money.exact(request.totalMinor)}
      </p>
      {request.status === 'requested' ? (
        <RowActs request={request} look={urgent ? 'amber' : due ? 'petrol' : 'outline'} chosen={chosen} />
      ) : (
        <OfferActs request={request} />
      )}
    </div>
  )
}

/** Time that is left for an answer; on a phone the price stands beside it. */
function TimeLeft({
  request: { until, currency, totalMinor },
  left,
}: {
  readonly request: Request
  readonly left: Left
}) {
  const t = useTranslations('staff.bookings.requests')
  const format = useFormat()
  const money = useMoney(currency)
  const today = dateOf(toLocal(useNow()))
  const words = (local: string) => (dateOf(local) === today ? timeOf(local) : format.wallClock(local))
  return (
    <div className="max-md:flex max-md:items-baseline max-md:gap-2 md:col-[1] md:row-[1/4] md:self-start lg:row-[1/3] lg:self-center">
      <p className={classes('clock text-[0.9375rem]', left.short && 'text-amber-800')}>{left.words}</p>
      <p className="text-xs text-ink-500">{until && t('until', { time: words(toLocal(new Date(until))) })}</p>
      <p className="ml-auto figures font-semibold md:hidden">{money.exact(totalMinor)}</p>
    </div>
  )
}

const inCap = (plate: ReactNode) => <span className="plate">{plate}</span>

/** Customer of a request, and what they ask for. */
function Asked({
  request,
  present,
  onFocus,
}: {
  readonly request: Request
  readonly present: readonly Present[]
  readonly onFocus: () => void
}) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const format = useFormat()
  const words = useWords()
  return (
    <div className="min-w-0 md:col-[2] md:row-[1]">
      <Link
        data-row
        to={href(`bookings/${request.reference}`)}
        onFocus={onFocus}
        className="font-semibold hover:underline"
      >
        {request.customer || request.reference}
      </Link>{' '}
      <PresenceMark present={present} />
      <p className="text-meta text-ink-500">
        <span className="max-md:block">
          {words.type(request.vehicle.type)}, {t('days', { count: request.days })}
        </span>
        <span className="max-md:hidden"> · </span>
        <span className="whitespace-nowrap">
          {format.wallClock(request.start)} – {format.wallClock(request.end)}
        </span>
      </p>
    </div>
  )
}

/** The car that is held for a request, and what that leaves to others. */
function Stock({ request: { freeBeside, plate } }: { readonly request: Request }) {
  const t = useTranslations('staff.bookings.requests')
  const facts = { count: freeBeside, plate: plate ?? 'none', car: inCap }
  return (
    <p
      className={classes(
        'min-w-0 text-meta md:col-[2/4] md:row-[2] lg:col-[2]',
        freeBeside === 0 ? 'text-amber-800' : 'text-ink-700',
      )}
    >
      {t.rich(freeBeside === 0 ? 'last' : 'beside', facts)}
    </p>
  )
}

/** Acts begin at the same place in each row, whether a key stands beside them or not. */
const actColumns =
  'flex gap-2 max-lg:mt-2 md:col-[2/4] md:row-[3] lg:col-[4] lg:row-[1/3] lg:mt-0 lg:grid lg:grid-cols-[7.5rem_8rem] lg:items-center lg:justify-end lg:justify-items-start'

/** Answers to a request. */
function RowActs({
  request,
  look,
  chosen,
}: {
  readonly request: Request
  readonly look: 'amber' | 'petrol' | 'outline'
  readonly chosen: boolean
}) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const may = useMay()
  const navigate = useNavigate()
  const go = (act: string) => void navigate(`${href(`bookings/${request.reference}`)}?act=${act}`)
  return (
    <div className={actColumns}>
      {may('makeOffer') && (
        <Button look={look} {...(chosen && { keys: 'a' })} onClick={() => go('offer')}>
          {t('offer')}
        </Button>
      )}
      {may('declineRequest') && (
        <Button look="quiet" {...(chosen && { keys: 'd' })} onClick={() => go('decline')}>
          {t('decline')}
        </Button>
      )}
    </div>
  )
}

/** Acts on an offer that stands. */
function OfferActs({ request }: { readonly request: Request }) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const may = useMay()
  const to = href(`bookings/${request.reference}`)
  return (
    <div className={actColumns}>
      <ButtonLink to={to}>
        {t('view')}
        <span className="sr-only">: {request.customer || request.reference}</span>
      </ButtonLink>
      {may('cancelBooking') && (
        <ButtonLink look="quiet" to={`${to}?act=cancel`}>
          {t('withdraw')}
          <span className="sr-only">: {request.customer || request.reference}</span>
        </ButtonLink>
      )}
    </div>
  )
}

interface Left {
  readonly words: string
  /** Whether it ends within the hour. */
  readonly short: boolean
  /** Whether it ends within half a day. */
  readonly pressing: boolean
}

/** Time that is left for an answer. */
function useLeft(until: string | null): Left {
  const span = useSpanWords()
  const now = useNow().getTime()
  const ms = Math.max(0, (until === null ? now : Date.parse(until)) - now)
  return { words: span(ms), short: ms < HOUR_MS, pressing: ms < PRESSING_MS }
}
