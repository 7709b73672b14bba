import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import { MOST_COMPARED } from '../flow/trip.ts'
import { isFree } from '../quote/alternatives.ts'
import { useOffers } from './use-offers.ts'

const Comparison = lazy(async () => ({ default: (await import('./comparison.tsx')).Comparison }))

interface BarProps {
  readonly onChoose: (vehicle: number) => void
  readonly onEnd: () => void
}

/** Bar that stays in view while the visitor picks vehicles to compare: their number and the link to the comparison. */
export function CompareBar({ onChoose, onEnd }: BarProps) {
  const t = useTranslations('booking.vehicle.compare')
  const { trip } = useFlow()
  const { offers = [] } = useOffers()
  const [open, setOpen] = useState(false)
  const compared = trip.compare.flatMap((id) => offers.filter((offer) => offer.vehicleId === id).filter(isFree))
  const most = String(MOST_COMPARED)
  const texts = [t('none', { most }), t('more')]
  return (
    <div className="sticky top-[calc(var(--header)+0.5rem)] z-10 mb-5 flex low:static flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-petrol-600 bg-petrol-100 py-2 pr-2 pl-4">
      <output className="text-small">
        {texts[compared.length] ?? t('count', { count: String(compared.length), most })}
      </output>
      <div className="ml-auto flex items-center gap-2">
        <Button variant="plain" onClick={onEnd}>
          {t('clear')}
        </Button>
        {compared.length > 1 && <Button onClick={() => setOpen(true)}>{t('show')}</Button>}
      </div>
      <Suspense>{open && <Comparison offers={compared} onClose={() => setOpen(false)} onChoose={onChoose} />}</Suspense>
    </div>
  )
}
