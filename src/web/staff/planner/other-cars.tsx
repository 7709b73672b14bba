import { useTranslations } from 'use-intl'

import type { PlanApplied } from '#contract/staff-plan.ts'

/** A plate that is never broken. */
const nowrap = (plate: string) => plate.replaceAll(' ', '\u00A0')

/** Cars that change with an act, its own and those of others, as lines. */
export function OtherCars({ applied }: { readonly applied: Pick<PlanApplied, 'otherCar' | 'moved'> }) {
  const t = useTranslations('staff.planner')
  const { otherCar, moved } = applied
  return (
    <>
      {otherCar !== null && (
        <p className="text-meta font-semibold text-amber-800">{t('otherCar', { plate: nowrap(otherCar) })}</p>
      )}
      {moved.map(({ id, person, to }) => (
        <p key={id} className="text-meta text-ink-500">
          {t('lift.spokenMoved', { person: person ?? t('states.hold'), plate: nowrap(to) })}
        </p>
      ))}
    </>
  )
}
