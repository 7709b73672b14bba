import { useTranslations } from 'use-intl'

import type { PlanExit } from '#contract/staff-plan.ts'
import { useMoments } from './bar-words.ts'
import type { Layout } from './layout.ts'

/** Words of a way out: the car, why it helps, and what it costs. */
export function Exit({
  exit,
  rows,
  plate,
}: {
  readonly exit: PlanExit
  readonly rows: Pick<Layout, 'className'>
  readonly plate: string
}) {
  const t = useTranslations('staff.planner.exits')
  const { near } = useMoments()
  const car = exit.plate === '' ? plate : exit.plate
  const words = {
    same_class: () => t('same_class'),
    upgrade: () => t('upgrade', { name: rows.className(exit.classId ?? 0) }),
    fetch: () => t('fetch', { time: exit.fetch === null ? '' : near(exit.fetch.arrives) }),
    later: () => t('later'),
    other_upgrade: () => t('other_upgrade', { person: exit.person ?? '' }),
    swap: () => t('swap', { person: exit.person ?? '' }),
  }[exit.kind]()
  const cost = {
    same_class: () => t('now'),
    upgrade: () => t('free'),
    fetch: () => t('in', { time: exit.fetch === null ? '' : near(exit.fetch.leaves) }),
    later: () => t('at', { time: 'from' in exit.act ? near(exit.act.from) : '' }),
    // A car that has to come first costs that drive.
    other_upgrade: () => (exit.fetch === null ? t('free') : t('in', { time: near(exit.fetch.leaves) })),
    swap: () => t('now'),
  }[exit.kind]()
  return (
    <>
      <span className="min-w-0">
        <span className="plate">{car}</span> <span className="font-semibold">{exit.model}</span>
        <span className="block text-[0.78125rem] leading-4 text-ink-500">{words}</span>
      </span>
      <span className="text-meta font-semibold">{cost}</span>
    </>
  )
}
