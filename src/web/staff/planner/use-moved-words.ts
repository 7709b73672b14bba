import { useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'

/** A plate that is never broken. */
export const unbroken = (plate: string): string => plate.replaceAll(' ', '\u00A0')

/** Words about the rentals that get another car for an act: the first by name, and how many others. Null where none does. */
export function useMovedWords() {
  const t = useTranslations('staff.planner')
  return ([first, ...others]: PlanApplied['moved']): string | null => {
    if (first === undefined) return null
    const person = first.person ?? t('states.hold')
    const cars = { from: unbroken(first.plate), to: unbroken(first.to) }
    return t('lift.moved', { person, ...cars, count: others.length })
  }
}
