import {
  Check,
  CircleDashed,
  CreditCard,
  Droplets,
  FileWarning,
  LockKeyhole,
  Phone,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
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
import { useStoryWords, useWho } from './story-words.ts'

type Next = NonNullable<StaffBooking['next']>

/** Next act on a booking: when, what is checked before it, and its button. */
export function NextAct({
  booking,
  onAct,
  onDecline,
}: {
  readonly booking: StaffBooking
  readonly onAct: (() => void) | null
  /** Declines a request; null where there is none, or one may not. */
  readonly onDecline: (() => void) | null
}) {
  const t = useTranslations('staff.bookings')
  const clock = useNearClock()
  const now = useNow().getTime()
  const { next } = booking
  const head = useHead(booking)
  if (isOff(booking)) return <CalledOff booking={booking} />
  if (next === null) return <h2 className="mb-4.5 text-screen">{head}</h2>
  const from = next.from === null ? null : Date.parse(next.from)
  const early = from !== null && now < from
  const late = next.step === 'hand_over' && next.at !== null && Date.parse(next.at) < now
  return (
    <section className="mb-4.5">
      <h2 className={classes('mb-1 text-screen', booking.overdue ? 'text-danger' : late && 'text-amber-800')}>
        {head}
      </h2>
      <ul>
        {next.checks.map((check) => (
          <CheckRow key={check.check} booking={booking} check={check} />
        ))}
      </ul>
      {onAct !== null && early && (
        <Button size="large" className={`${wide} aria-disabled:bg-sand aria-disabled:opacity-100`} aria-disabled>
          {t('next.from', { what: t(`next.${next.step}`), time: clock(next.from!) })}
        </Button>
      )}
      {onAct !== null && !early && (
        <div className="mt-3 flex gap-2">
          <Button look="petrol" size="large" keys="Enter" className="flex-1" onClick={onAct}>
            {t(`next.acts.${next.step}`)}
          </Button>
          {onDecline !== null && (
            <Button size="large" keys="d" className="text-danger" onClick={onDecline}>
              {t('acts.decline')}
            </Button>
          )}
        </div>
      )}
      {next.step === 'await_order' && booking.phone !== null && <CallButton phone={booking.phone} />}
    </section>
  )
}

const wide = 'mt-3 w-full'

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

const signs: Record<Next['checks'][number]['check'], LucideIcon> = {
  papers: FileWarning,
  payment: CreditCard,
  deposit: LockKeyhole,
  car: TriangleAlert,
  clean: Droplets,
}

function CheckRow({ booking, check }: { readonly booking: StaffBooking; readonly check: Next['checks'][number] }) {
  const t = useTranslations('staff.bookings.next')
  const money = useMoney(booking.price.currency)
  const { ok } = check
  const words = {
    papers: ok ? t('papers') : t(check.missing.includes('licence_expires') ? 'expires' : 'noPapers'),
    payment: ok ? t('payment') : t('noPayment', { amount: money.exact(booking.balance.dueMinor) }),
    deposit: ok ? t('deposit') : t('noDeposit', { amount: money.exact(booking.price.depositMinor) }),
    car: t(ok ? 'car' : booking.cars.length > 0 ? 'lateCar' : 'noCar'),
    clean: t(ok ? 'clean' : 'dirty'),
  }[check.check]
  // Paying and leaving a deposit belong to a handover; what is wrong before it is another matter.
  const usual = check.check === 'payment' || check.check === 'deposit'
  const Icon = ok ? Check : usual ? CircleDashed : signs[check.check]
  return (
    <li
      className={classes(
        'flex min-h-7 items-center gap-2.25 text-[0.84375rem]',
        !ok && 'text-amber-800',
        !ok && !usual && 'font-semibold',
      )}
    >
      <Icon aria-hidden size={14} className={ok ? 'text-success' : undefined} strokeWidth={2.25} />
      {words}
    </li>
  )
}
