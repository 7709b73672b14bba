import { useTranslations } from 'use-intl'

import type { Offer } from '#contract/booking.ts'
import { useFlow } from '../flow/flow.tsx'
import { MOST_COMPARED } from '../flow/trip.ts'

/** Checkbox that adds a vehicle to the comparison. */
export function CompareBox({ offer: { vehicleId, name } }: { readonly offer: Offer }) {
  const t = useTranslations('booking.vehicle.compare')
  const { trip, change } = useFlow()
  const chosen = trip.compare.includes(vehicleId)
  const full = !chosen && trip.compare.length >= MOST_COMPARED
  const toggle = () =>
    change({ compare: chosen ? trip.compare.filter((id) => id !== vehicleId) : [...trip.compare, vehicleId] })
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-small has-disabled:cursor-default has-disabled:text-ink-500">
      <input
        type="checkbox"
        checked={chosen}
        disabled={full}
        aria-label={t('add', { name })}
        onChange={toggle}
        className="size-5 shrink-0 accent-petrol-600"
      />
      {t('box')}
    </label>
  )
}
