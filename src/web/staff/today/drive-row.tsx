import { useTranslations } from 'use-intl'

import type { BoardDrive } from '#contract/staff-board.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { clockOf, type Words } from './use-words.ts'

const PARTS = 4

interface Props {
  readonly drive: BoardDrive
  readonly here: number
  readonly now: Date
  readonly words: Words
  /** Asks when its car arrived. */
  readonly onArrive: (drive: BoardDrive) => void
}

/** A car on its way between the branches; a press says that it has arrived. */
export function DriveRow({ drive, here, now, words, onArrive }: Props) {
  const arrived = useTranslations('staff.drives')('arrived')
  const may = useMay()
  const shape = 'grid w-full grid-cols-[1fr_auto] items-center gap-2.5 py-1.5 text-left text-meta touch:min-h-11'
  return (
    <li className="border-t border-line">
      {may('finishDrive') ? (
        <button
          type="button"
          data-row=""
          onClick={() => onArrive(drive)}
          className={classes(shape, 'hover:bg-sand focus-visible:-outline-offset-2')}
        >
          <Content {...{ drive, here, now, words }} />
          <span className="sr-only">: {arrived}</span>
        </button>
      ) : (
        <div className={shape}>
          <Content {...{ drive, here, now, words }} />
        </div>
      )}
    </li>
  )
}

/** Plate, way and time; a bar shows how far its time has gone. */
function Content({ drive, here, now, words: { t, labelOf } }: Omit<Props, 'onArrive'>) {
  const [leaves, arrives] = [Date.parse(drive.leaves), Date.parse(drive.arrives)]
  const gone = (now.getTime() - leaves) / (arrives - leaves)
  const way =
    drive.to === here ? t('side.from', { branch: labelOf(drive.from) }) : t('side.to', { branch: labelOf(drive.to) })
  return (
    <>
      <span className="min-w-0">
        {/* Where room is short the place gives way, never the time. */}
        <span className="flex gap-x-1 whitespace-nowrap">
          <span className="plate shrink-0 text-[0.78125rem]">{drive.plate}</span>
          <span className="truncate text-ink-500">{way}</span>
          {gone < 0 && (
            <span className="shrink-0 text-ink-500">· {t('side.planned', { time: clockOf(drive.leaves) })}</span>
          )}
        </span>
        {gone >= 0 && (
          <span aria-hidden className="mt-0.75 flex gap-0.5">
            {Array.from({ length: PARTS }, (_, part) => (
              <span key={part} className="h-0.75 flex-1 overflow-hidden rounded-full bg-line-2">
                <span
                  className="block h-full bg-petrol-600"
                  style={{ width: `${Math.min(1, Math.max(0, gone * PARTS - part)) * 100}%` }}
                />
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={classes('font-semibold', gone > 1 && 'text-danger')}>{clockOf(drive.arrives)}</span>
    </>
  )
}
