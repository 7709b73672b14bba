import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { addDays, dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Button, lookOf } from '../ui/act-button.tsx'
import { useSpanWords } from '../ui/span-words.ts'
import { telephone } from '../ui/telephone.ts'
import { isOff } from './acts-of.ts'
import { useNearClock } from './near-clock.ts'
import { NextChecks } from './next-checks.tsx'
import { useStoryWords, useWho } from './story-words.ts'
import type { Ready } from './use-ready-car.ts'

interface Props {
  readonly booking: StaffBooking
  readonly onAct: (() => void) | null
  /** Declines a request; null where there is none, or one may not. */
  readonly onDecline: (() => void) | null
  /** Reports that the car is ready; null where it is, or one may not. */
  readonly ready: Ready | null
}

/** Next act on a booking: when, what is open before it, and its button. */
export function NextAct({ booking, onAct, onDecline, ready }: Props) {
  const t = useTranslations('staff.bookings')
  const clock = useNearClock()
  const now = useNow().getTime()
  const { next } = booking
  const head = useHead(booking)
  if (isOff(booking)) return <CalledOff booking={booking} />
  if (next === null) return <h2 className="mb-4.5 text-screen">{head}</h2>
  const from = next.from === null ? null : Date.parse(next.from)
  const early = from !== null && now < from
  const at = next.at === null ? null : Date.parse(next.at)
  const late = next.step === 'hand_over' && at !== null && at < now
  const another = at !== null && dateOf(toLocal(new Date(at))) > dateOf(toLocal(new Date(now)))
  return (
    <section className={layout}>
      <h2 className={classes('text-screen', (booking.overdue || late) && 'text-danger')}>{head}</h2>
      <NextChecks booking={booking} ready={ready} />
      <div className={acts}>
        {onAct !== null && early && (
          <Button
            size="large"
            className={classes(wide, 'aria-disabled:bg-sand aria-disabled:opacity-100')}
            aria-disabled
          >
            {t('next.from', { what: t(`next.${next.step}`), time: clock(next.from!) })}
          </Button>
        )}
        {onAct !== null && !early && (
          // A return that is due on another day needs no loud button.
          <Button look={another ? 'outline' : 'petrol'} size="large" keys="Enter" className={wide} onClick={onAct}>
            {t(`next.acts.${next.step}`)}
          </Button>
        )}
        {onAct !== null && !early && onDecline !== null && (
          <Button size="large" keys="d" className="text-danger" onClick={onDecline}>
            {t('acts.decline')}
          </Button>
        )}
        {next.step === 'await_order' && booking.phone !== null && <CallButton phone={booking.phone} />}
      </div>
    </section>
  )
}

/** Where it lies across the page, the act stands at the right of its words, in its own width. */
const layout =
  'mb-4.5 grid md:max-wide:grid-cols-[minmax(0,1fr)_auto] md:max-wide:grid-rows-[auto_1fr] md:max-wide:gap-x-8'
const acts =
  'mt-3 flex flex-wrap gap-2 empty:hidden md:max-wide:col-start-2 md:max-wide:row-span-2 md:max-wide:row-start-1 md:max-wide:mt-0 md:max-wide:content-start'
const wide = 'min-w-44 flex-1'

/** Way to a customer whose order is awaited. */
function CallButton({ phone }: { readonly phone: string }) {
  const t = useTranslations('staff.bookings.next')
  return (
    <a href={telephone(phone)} className={lookOf('outline', 'large', wide)}>
      <Phone aria-hidden size={16} className="text-petrol-600" /> {t('call')}
      <span className="figures font-normal text-ink-500">{phone}</span>
    </a>
  )
}

/** End of a rental that does not take place: who called it off, when, and what that costs. */
function CalledOff({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings')
  const words = useStoryWords(booking.price)
  const who = useWho()
  const format = useFormat()
  const money = useMoney(booking.price.currency)
  const { chargedMinor, dueMinor } = booking.balance
  const line = booking.story.find(({ event, after }) => event === 'moved' && after?.['status'] === booking.status)
  return (
    <section className="mb-4.5">
      <h2 className="mb-1 text-screen">{line === undefined ? t('next.over') : words(line)}</h2>
      {line !== undefined && (
        <p className="text-ink-700">
          {who(line)}, {format.moment(line.at)}
        </p>
      )}
      <p className="text-ink-700">
        {chargedMinor === 0 && t('next.free')}
        {chargedMinor > dueMinor && t('next.fee', { amount: money.exact(chargedMinor) })}
        {dueMinor > 0 && (
          <span className="block font-semibold text-amber-800">
            {chargedMinor === dueMinor
              ? t('next.feeOpen', { amount: money.exact(dueMinor) })
              : t('next.noPayment', { amount: money.exact(dueMinor) })}
          </span>
        )}
      </p>
    </section>
  )
}

function useHead({ next, overdue, balance, price }: StaffBooking): string {
  const money = useMoney(price.currency)
  const t = useTranslations('staff.bookings.next')
  const span = useSpanWords()
  const format = useFormat()
  const now = useNow().getTime()
  if (next === null) return balance.dueMinor > 0 ? t('onlyDue', { amount: money.exact(balance.dueMinor) }) : t('over')
  if (next.at === null) return t(next.step)
  const ahead = Date.parse(next.at) - now
  if (next.step === 'answer') return t('untilAnswer', { time: span(ahead) })
  if (next.step === 'await_order') return t('untilOrder', { time: span(ahead) })
  if (overdue) return t('overdue', { time: span(-ahead, 'since') })
  const what = t(next.step)
  if (ahead < 0) return t('since', { what, time: span(-ahead, 'since') })
  const local = toLocal(new Date(next.at))
  const today = dateOf(toLocal(new Date(now)))
  if (dateOf(local) === today) return t('in', { what, time: span(ahead) })
  if (dateOf(local) === addDays(today, 1)) return t('tomorrow', { what, time: timeOf(local) })
  return t('on', { what, when: format.wallClock(local) })
}
