import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { passing } from '#api/server-state.tsx'
import { inLanguage } from '#frame/in-language.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { Button } from '../ui/act-button.tsx'
import { usePeriodWords } from '../ui/period-words.ts'
import type { Tried } from './change-wish.ts'

// The planner's words come with it, once somebody stands against a change.
const ChangeBlocked = inLanguage({
  de: () => import('#languages/staff-blocked-texts.tsx'),
  en: () => import('#languages/staff-blocked-texts.tsx?en'),
})

/** Price of the change before it is made or, where it is not possible, why not and what helps. */
export function ChangeVerdict({
  id,
  booking,
  tried,
  asking,
  failed,
  vehicleId,
  onVehicle,
}: {
  /** Its id, for the fields that it is about. */
  readonly id: string
  readonly booking: StaffBooking
  readonly tried: Tried | undefined
  readonly asking: boolean
  readonly failed: { readonly error: ApiError; readonly again: () => void } | null
  readonly vehicleId: number
  readonly onVehicle: ((vehicleId: number) => void) | null
}) {
  const t = useTranslations('staff.bookings.form.change')
  const retry = useTranslations('staff')('retry')
  const say = useErrorText()
  const sayPeriod = usePeriodWords()
  if (failed)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-danger">{say(failed.error)}</p>
        {passing(failed.error) && <Button onClick={failed.again}>{retry}</Button>}
      </div>
    )
  if (tried === undefined)
    return asking ? <p className="rounded-field bg-sand px-3 py-2.5 text-ink-700">{t('asking')}</p> : null
  const { verdict } = tried
  if (verdict.possible)
    return (
      <output aria-busy={asking || undefined} className="block rounded-field bg-petrol-50 px-3 py-2.5">
        <NewPrice booking={booking} verdict={verdict} />
      </output>
    )
  return (
    <>
      {verdict.plan === null ? (
        <output aria-busy={asking || undefined} className="block rounded-field bg-danger-100 px-3 py-2.5 text-danger">
          <span id={id} className="font-semibold">
            {sayPeriod(verdict.fields) ?? verdict.message}
          </span>
        </output>
      ) : (
        <ChangeBlocked plan={verdict.plan} plate={booking.cars.at(-1)?.plate ?? ''} />
      )}
      {onVehicle && verdict.code === 'sold_out' && <Instead {...{ booking, tried, vehicleId, onVehicle }} />}
    </>
  )
}

function NewPrice({ booking, verdict }: { readonly booking: StaffBooking; readonly verdict: Tried['verdict'] }) {
  const t = useTranslations('staff.bookings.form.change')
  const money = useMoney(booking.price.currency)
  const before = money.exact(booking.price.totalMinor)
  const difference = verdict.differenceMinor ?? 0
  return (
    <>
      <span className="flex items-baseline justify-between gap-4 font-display text-[0.9375rem] font-[650]">
        {t('total')} <span className="figures">{money.exact(verdict.totalMinor ?? 0)}</span>
      </span>
      <span className="flex justify-between gap-4 text-meta text-ink-700">
        <span>{t('before', { amount: before })}</span>
        <span className="font-semibold">
          {difference === 0
            ? t('same')
            : t(difference > 0 ? 'more' : 'less', { amount: money.exact(Math.abs(difference)) })}
        </span>
      </span>
      {booking.email !== '' && (
        <span className="mt-1 block text-meta text-ink-500">
          {t(booking.status === 'offered' ? 'mailedOffer' : 'mailed')}
        </span>
      )}
    </>
  )
}

/** Vehicles that are free at these times. */
function Instead({
  booking,
  tried: { offers },
  vehicleId,
  onVehicle,
}: {
  readonly booking: StaffBooking
  readonly tried: Tried
  readonly vehicleId: number
  readonly onVehicle: (vehicleId: number) => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  const money = useMoney(booking.price.currency)
  const instead = offers
    .filter((offer) => offer.available && offer.vehicleId !== vehicleId && offer.price !== null)
    .slice(0, 3)
  if (instead.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {t('instead')}
      {instead.map((offer) => (
        <Button key={offer.vehicleId} onClick={() => onVehicle(offer.vehicleId)}>
          {t('take', { name: offer.name, amount: money.exact(offer.price!.totalMinor) })}
        </Button>
      ))}
    </p>
  )
}
