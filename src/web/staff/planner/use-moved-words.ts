import { useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'
import { unbrokenPlate } from '../ui/unbroken-plate.ts'

/** Words about the rentals that get another car for an act: the first by name, and how many others. Null where none does. */
export function useMovedWords() {
  const t = useTranslations('staff.planner')
  return ([first, ...others]: PlanApplied['moved']): string | null => {
    if (first === undefined) return null
    const person = first.person ?? t(first.reference === null ? 'why.nobody' : 'states.hold')
    const cars = { from: unbrokenPlate(first.plate), to: unbrokenPlate(first.to) }
    return t('lift.moved', { person, ...cars, count: others.length })
  }
}
