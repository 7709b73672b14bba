import { Check, CircleDashed, Droplets, FileWarning, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { useNeedWords } from '../ui/need-words.ts'
import { Problem } from '../ui/problem.tsx'
import type { Ready } from './use-ready-car.ts'

type Checked = NonNullable<StaffBooking['next']>['checks'][number]

interface Props {
  readonly booking: StaffBooking
  readonly ready: Ready | null
}

/** Checks before the next act: open ones in rows of their own, those in order in one quiet line. */
export function NextChecks({ booking, ready }: Props) {
  const t = useTranslations('staff.bookings.next')
  const list = new Intl.ListFormat(useLanguageTag())
  const checks = booking.next?.checks ?? []
  const { unready } = booking
  // The row of the car's needs says that it is not clean, too.
  const open = checks.filter(({ check, ok }) => !ok && !(check === 'clean' && unready !== null))
  const done = checks.filter(({ ok }) => ok)
  if (checks.length === 0 && unready === null) return null
  return (
    <div className="mt-1.5">
      <ul>
        {open.map((check) => (
          <OpenCheck key={check.check} booking={booking} check={check} />
        ))}
        {unready !== null && <UnreadyCar booking={booking} ready={ready} />}
      </ul>
      {done.length > 0 && (
        <p className="flex min-h-8.5 items-center gap-2.5 text-ink-500">
          <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0 text-success" />
          {t('inOrder', { what: list.format(done.map(({ check }) => t(`checked.${check}`))) })}
        </p>
      )}
    </div>
  )
}

const signs: Readonly<Partial<Record<Checked['check'], LucideIcon>>> = {
  papers: FileWarning,
  car: TriangleAlert,
  clean: Droplets,
}

function OpenCheck({
  booking,
  check: { check, missing },
}: {
  readonly booking: StaffBooking
  readonly check: Checked
}) {
  const t = useTranslations('staff.bookings.next')
  const money = useMoney(booking.price.currency)
  const words = {
    papers: t(missing.includes('licence_expires') ? 'expires' : 'noPapers'),
    payment: t('noPayment', { amount: money.exact(booking.balance.dueMinor) }),
    deposit: t('noDeposit', { amount: money.exact(booking.price.depositMinor) }),
    car: t(booking.cars.length > 0 ? 'lateCar' : 'noCar'),
    clean: t('dirty'),
  }[check]
  // Paying and leaving a deposit belong to a handover; what is wrong before it is another matter.
  const Icon = signs[check] ?? CircleDashed
  return (
    <li className={classes(row, check in signs && 'font-semibold')}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {words}
    </li>
  )
}

const row = 'flex min-h-8.5 items-center gap-2.5 text-amber-800'

/** The planned car still needs work; who did it says so here as on the board. */
function UnreadyCar({ booking: { unready, cars }, ready }: Props) {
  const t = useTranslations('staff.bookings.next')
  const wordsOf = useNeedWords()
  const { fuelEighths = null, chargePercent = null } = cars.at(-1) ?? {}
  if (unready === null) return null
  return (
    <li className={classes(row, 'flex-wrap py-0.5 font-semibold')}>
      <Droplets aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 flex-1">
        {t('carNeeds', { what: unready.needs.map((need) => wordsOf(need, { fuelEighths, chargePercent })).join(', ') })}
      </span>
      {ready !== null && (
        <Button keys="v" busy={ready.busy} onClick={ready.run} className="text-ink-900">
          {t('isReady')}
        </Button>
      )}
      {ready !== null && ready.problem !== null && (
        <div className="w-full">
          <Problem words={ready.problem} />
        </div>
      )}
    </li>
  )
}
