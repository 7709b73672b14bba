import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { ArrivalForm } from '../ui/arrival-form.tsx'
import { useReloadPlan } from './acts.ts'
import { FormTrouble } from './form-trouble.tsx'
import type { Layout } from './layout.ts'
import { useActForm } from './use-act-form.ts'

interface Props {
  readonly bar: PlanBar
  readonly rows: Layout
  readonly plate: string
  readonly now: LocalDateTime
  readonly onClose: () => void
}

/** A drive between branches: it has arrived, or is called off before it begins. */
export function DriveActs({ bar, rows, plate, now, onClose }: Props) {
  const t = useTranslations('staff.planner.entry')
  const may = useMay()
  const reload = useReloadPlan()
  const begun = bar.since <= now
  const [arriving, setArriving] = useState(begun)
  if (bar.done || (begun && !may('finishDrive'))) return <p className="text-ink-700">{t('nothing')}</p>
  if (!arriving) return <BeforeDrive {...{ bar, rows, plate, onClose }} onArrive={() => setArriving(true)} />
  const { id, from, to } = bar
  return <ArrivalForm drive={{ id, plate, from, to }} branchOf={rows.branchName} reload={reload} onClose={onClose} />
}

type BeforeProps = Omit<Props, 'now'> & { readonly onArrive: () => void }

function BeforeDrive({ bar, rows, plate, onClose, onArrive }: BeforeProps) {
  const t = useTranslations('staff.planner.entry')
  const arrived = useTranslations('staff.drives')('arrived')
  const may = useMay()
  const form = useActForm({ rows, plate, bar, onDone: onClose })
  return (
    <div className="flex flex-col gap-4">
      <FormTrouble {...{ form, rows, plate }} />
      <div className="flex flex-wrap gap-2">
        {may('finishDrive') && <Button onClick={onArrive}>{arrived}</Button>}
        <Button busy={form.busy} onClick={() => void form.run({ kind: 'undrive', id: bar.id, version: bar.version })}>
          {t('removeDrive')}
        </Button>
      </div>
    </div>
  )
}
