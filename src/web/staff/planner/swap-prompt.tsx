import { ArrowLeftRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import type { Lift } from './lift.ts'
import { OtherCars } from './other-cars.tsx'
import type { Lifting } from './use-lifting.ts'

interface Props {
  readonly lift: Lift
  readonly plateOf: (car: number) => string
  readonly lifting: Lifting
}

/** Asks for the rental with which one swaps cars, and then whether to: who gets which car. */
export function SwapPrompt({ lift, plateOf, lifting }: Props) {
  const t = useTranslations('staff.planner')
  const { bar, other, verdict } = lift
  const applied = other === null ? null : (verdict?.applied ?? null)
  const ready = applied !== null
  useKeys([
    ...(ready ? [{ keys: 'Enter', label: t('swap.apply'), run: () => void lifting.drop() }] : []),
    { keys: 'Escape', label: t('keys.back'), run: lifting.cancel },
  ])
  const personOf = ({ person }: Lift['bar']) => person ?? t('states.hold')
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <ArrowLeftRight aria-hidden size={16} className="shrink-0 text-petrol-600" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {other === null
            ? t('swap.with', { person: personOf(bar) })
            : t('swap.title', { person: personOf(bar), other: personOf(other) })}
        </p>
        <p className="text-meta text-ink-500">
          {other === null
            ? t('swap.how')
            : t('swap.plates', {
                person: personOf(bar),
                plate: plateOf(other.car),
                other: personOf(other),
                otherPlate: plateOf(bar.car),
              })}
          {verdict?.verdict === 'upgrade' && ` ${t('swap.upgrade')}`}
          {other !== null && verdict === null && ` ${t('lift.asking')}`}
        </p>
        {applied && <OtherCars applied={applied} />}
      </div>
      {ready && (
        <Button look="petrol" keys="Enter" onClick={() => void lifting.drop()}>
          {t('swap.apply')}
        </Button>
      )}
    </div>
  )
}
