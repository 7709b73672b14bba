import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { neverAgreed } from '#domain/booking-status.ts'
import { addDays, dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Button, lookOf } from '../ui/act-button.tsx'
import { useSpanWords } from '../ui/span-words.ts'
import { telephone } from '../ui/telephone.ts'
import { isOff, type ActName } from './acts-of.ts'
import { useNearClock } from './near-clock.ts'
import { NextChecks } from './next-checks.tsx'
import { useStoryWords, useWho } from './story-words.ts'
import type { NextSteps } from './use-next-steps.ts'
import type { Ready } from './use-ready-car.ts'

interface Props {
  readonly booking: StaffBooking
  readonly next: NextSteps
  readonly onAct: (name: ActName) => void
  /** Reports that the car is ready; null where it is, or one may not. */
  readonly ready: Ready | null
}

/** Next act on a booking: when, what is open before it, and its button. */
export function NextAct({ booking, next: { from, steps }, onAct, ready }: Props) {
  const t = useTranslations('staff.bookings')
  const clock = useNearClock()
  const now = useNow().getTime()
  const { next } = booking
  const head = useHead(booking)
  const at = next?.at == null ? null : Date.parse(next.at)
  const late = next?.step === 'hand_over' && at !== null && at < now
  const another = at !== null && dateOf(toLocal(new Date(at))) > dateOf(toLocal(new Date(now)))
  return (
    <section className={layout}>
      <div>
        {isOff(booking) ? (
          <CalledOff booking={booking} />
        ) : (
          <h2 className={classes(heading, (booking.overdue || late) && 'text-danger')}>{head}</h2>
        )}
        <NextChecks booking={booking} ready={ready} />
      </div>
      <div className="grid content-start gap-2 empty:hidden max-md:mt-3 md:max-wide:min-w-52 wide:mt-3">
        {from !== null && next !== null && (
          <Button size="large" className="aria-disabled:bg-sand aria-disabled:opacity-100" aria-disabled>
            {t('next.from', { what: t(`next.${next.step}`), time: clock(from) })}
          </Button>
        )}
        {steps.map(({ name, words, key }, place) => (
          <Button
            key={name}
            // A return that is due on another day needs no loud button.
            look={place === 0 && !(name === 'takeBack' && another) ? 'petrol' : 'outline'}
            size="large"
            keys={key}
            className={classes(name === 'decline' && 'text-danger')}
            onClick={() => onAct(name)}
          >
            {words}
          </Button>
        ))}
        {(next?.step === 'await_order' || booking.overdue || late) && booking.phone !== null && (
          <CallButton phone={booking.phone} />
        )}
      </div>
    </section>
  )
}

/** Where it lies across the page, the acts stand at the right of its words, the first on one line with its heading. */
const layout = 'mb-4.5 md:max-wide:grid md:max-wide:grid-cols-[minmax(0,1fr)_auto] md:max-wide:gap-x-8'
const heading = 'text-screen md:max-wide:flex md:max-wide:min-h-11 md:max-wide:items-center'

/** Way to a customer whose order is awaited, or who is late. */
function CallButton({ phone }: { readonly phone: string }) {
  const t = useTranslations('staff.bookings.next')
  return (
    <a href={telephone(phone)} className={lookOf('outline', 'large')}>
      <Phone aria-hidden size={16} className="text-petrol-600" /> {t('call')}
      <span className="figures font-normal text-ink-500">{phone}</span>
    </a>
  )
}

const never: ReadonlySet<string> = new Set(neverAgreed)

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
    <>
      <h2 className={classes('mb-1', heading)}>{line === undefined ? t('next.over') : words(line)}</h2>
      {line !== undefined && (
        <p className="text-ink-700">
          {who(line)}, {format.moment(line.at)}
        </p>
      )}
      <p className="text-ink-700">
        {chargedMinor === 0 && !never.has(booking.status) && t('next.free')}
        {chargedMinor > dueMinor && t('next.fee', { amount: money.exact(chargedMinor) })}
        {dueMinor > 0 && (
          <span className="block font-semibold text-amber-800">
            {chargedMinor === dueMinor
              ? t('next.feeOpen', { amount: money.exact(dueMinor) })
              : t('next.noPayment', { amount: money.exact(dueMinor) })}
          </span>
        )}
      </p>
    </>
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
