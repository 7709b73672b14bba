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
        'grid items-center gap-x-5 gap-y-1 border-t border-line border-l-3 px-4 py-2.5 md:grid-cols-[9.5rem_minmax(0,1fr)_13rem] lg:grid-cols-[9.5rem_minmax(0,1fr)_6rem_16rem]',
        urgent ? 'border-l-amber-500 bg-amber-50' : 'border-l-transparent',
        chosen && !urgent && 'bg-petrol-50',
      )}
    >
      <TimeLeft request={request} left={left} />
      <Asked request={request} present={present} onFocus={onFocus} />
      <div className="flex flex-col gap-1.5 max-md:mt-2 lg:contents">
        <p className="figures font-semibold max-md:hidden md:text-right">{money.exact(request.totalMinor)}</p>
        {request.status === 'requested' ? (
          <RowActs request={request} look={urgent ? 'amber' : due ? 'petrol' : 'outline'} chosen={chosen} />
        ) : (
          <OfferActs request={request} />
        )}
      </div>
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
    <div className="max-md:flex max-md:items-baseline max-md:gap-2">
      <p className={classes('clock text-[0.9375rem]', left.short && 'text-amber-800')}>{left.words}</p>
      <p className="text-xs text-ink-500">{until && t('until', { time: words(toLocal(new Date(until))) })}</p>
      <p className="ml-auto figures font-semibold md:hidden">{money.exact(totalMinor)}</p>
    </div>
  )
}

const inCap = (plate: ReactNode) => <span className="plate">{plate}</span>

/** Customer of a request, what they ask for, and the car that is held for them. */
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
    <div className="min-w-0">
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
        {words.type(request.vehicle.type)} ·{' '}
        <span className="whitespace-nowrap">{format.wallClock(request.start)} –</span>{' '}
        <span className="whitespace-nowrap">{format.wallClock(request.end)}</span>
      </p>
      <p className="mt-0.5 text-meta text-ink-700">
        {t.rich(request.freeBeside === 0 ? 'last' : 'beside', {
          count: request.freeBeside,
          plate: request.plate ?? 'none',
          car: inCap,
        })}
      </p>
    </div>
  )
}

/** Acts begin at the same place in each row, whether a key stands beside them or not. */
const actColumns =
  'flex gap-2 md:justify-end lg:grid lg:grid-cols-[7.5rem_auto] lg:justify-start lg:justify-items-start'

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
