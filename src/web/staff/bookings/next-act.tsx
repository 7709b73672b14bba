import {
  Check,
  CircleDashed,
  CreditCard,
  Droplets,
  FileWarning,
  LockKeyhole,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { useSpanWords } from '../ui/span-words.ts'

type Next = NonNullable<StaffBooking['next']>

/** Next act on a booking: when, what is checked before it, and its button. */
export function NextAct({ booking, onAct }: { readonly booking: StaffBooking; readonly onAct: (() => void) | null }) {
  const t = useTranslations('staff.bookings.next')
  const format = useFormat()
  const now = useNow().getTime()
  const { next } = booking
  const head = useHead(booking)
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
      {onAct !== null && (
        <Button look="petrol" size="large" keys="Enter" className="mt-3 w-full" aria-disabled={early} onClick={onAct}>
          {t(`acts.${next.step}`)}
          {early && <span className="font-normal opacity-85">{format.moment(next.from!)}</span>}
        </Button>
      )}
    </section>
  )
}

function useHead({ next, overdue, balance, price }: StaffBooking): string {
  const money = useMoney(price.currency)
  const t = useTranslations('staff.bookings.next')
  const span = useSpanWords()
  const now = useNow().getTime()
  if (next === null) return balance.dueMinor > 0 ? t('onlyDue', { amount: money.exact(balance.dueMinor) }) : t('over')
  const at = next.at === null ? null : Date.parse(next.at)
  if (at === null) return t(next.step)
  const ahead = at - now
  if (next.step === 'answer') return t('untilAnswer', { time: span(ahead) })
  if (next.step === 'await_order') return t('untilOrder', { time: span(ahead) })
  if (overdue) return t('overdue', { time: span(-ahead) })
  return t(ahead >= 0 ? 'in' : 'since', { what: t(next.step), time: span(Math.abs(ahead)) })
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
        !ok && (usual ? 'text-ink-700' : 'font-semibold text-amber-800'),
      )}
    >
      <Icon aria-hidden size={14} className={ok ? 'text-success' : undefined} strokeWidth={2.25} />
      {words}
    </li>
  )
}
