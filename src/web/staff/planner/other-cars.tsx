import { useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'
import { unbrokenPlate } from '../ui/unbroken-plate.ts'
import { useMovedWords } from './use-moved-words.ts'

/** Cars that change with an act, its own and those of others, as lines. */
export function OtherCars({ applied }: { readonly applied: Pick<PlanApplied, 'otherCar' | 'moved'> }) {
  const t = useTranslations('staff.planner')
  const { otherCar } = applied
  const others = useMovedWords()(applied.moved)
  return (
    <>
      {otherCar !== null && (
        <p className="text-meta font-semibold text-amber-800">{t('otherCar', { plate: unbrokenPlate(otherCar) })}</p>
      )}
      {others !== null && <p className="text-meta text-ink-500">{others}</p>}
    </>
  )
}
