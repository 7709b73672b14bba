import { useTranslations } from 'use-intl'

import type { PlanExit } from '#contract/staff-plan.ts'
import { Exit } from './exit.tsx'
import type { Layout } from './layout.ts'

interface Props {
  readonly exits: readonly PlanExit[]
  readonly rows: Pick<Layout, 'className'>
  readonly plate: string
  readonly onTake: (exit: PlanExit) => void
}

/** Ways out below a refusal in a form. */
export function ExitButtons({ exits, rows, plate, onTake }: Props) {
  const t = useTranslations('staff.planner.exits')
  if (exits.length === 0) return null
  return (
    <ul aria-label={t('label')} className="overflow-hidden rounded-field border border-line">
      {exits.map((exit) => (
        <li key={`${exit.kind}${exit.plate}`} className="border-t border-line first:border-0">
          <button
            type="button"
            onClick={() => onTake(exit)}
            className="grid min-h-11.5 w-full grid-cols-[1fr_auto] items-center gap-2.5 px-3 py-2 text-left hover:bg-petrol-50"
          >
            <Exit exit={exit} rows={rows} plate={plate} />
          </button>
        </li>
      ))}
    </ul>
  )
}
