import { useTranslations } from 'use-intl'

import type { BoardDrive } from '#contract/staff-board.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { ArrivalForm } from '../ui/arrival-form.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { clockOf, type Words } from './use-words.ts'

interface Props {
  readonly drive: BoardDrive
  readonly words: Words
  readonly onClose: () => void
}

/** Ends a drive from the board. */
export function ArrivalDialog({ drive, words: { branchOf }, onClose }: Props) {
  const t = useTranslations('staff.drives')
  const reload = useMemberReload()
  const { plate, from, to, arrives } = drive
  return (
    <OfficeDialog leaving="ends" open onClose={onClose} title={t('title', { plate })} className="max-w-lg">
      <p className="-mt-3 mb-4 text-ink-500">
        {t('way', { from: branchOf(from), to: branchOf(to) })} · {t('planned', { time: clockOf(arrives) })}
      </p>
      <ArrivalForm drive={drive} branchOf={branchOf} reload={() => reload('getBoard')} onClose={onClose} />
    </OfficeDialog>
  )
}
