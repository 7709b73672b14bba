import type { BoardDrive } from '#contract/staff-board.ts'
import { classes } from '#ui/classes.ts'
import { clockOf, type Words } from './use-words.ts'

const PARTS = 4

interface Props {
  readonly drive: BoardDrive
  readonly here: number
  readonly now: Date
  readonly words: Words
}

/** A car on its way between the branches; a bar shows how far its time has gone. */
export function DriveRow({ drive, here, now, words: { t, branchOf } }: Props) {
  const [leaves, arrives] = [Date.parse(drive.leaves), Date.parse(drive.arrives)]
  const gone = (now.getTime() - leaves) / (arrives - leaves)
  const way =
    drive.to === here ? t('side.from', { branch: branchOf(drive.from) }) : t('side.to', { branch: branchOf(drive.to) })
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-2.5 border-t border-line py-1.5 text-meta">
      <div className="min-w-0">
        <p className="truncate">
          <span className="plate text-[0.78125rem]">{drive.plate}</span>{' '}
          <span className="text-ink-500">
            {way}
            {gone < 0 && ` · ${t('side.planned', { time: clockOf(drive.leaves) })}`}
          </span>
        </p>
        {gone >= 0 && (
          <div aria-hidden className="mt-0.75 flex gap-0.5">
            {Array.from({ length: PARTS }, (_, part) => (
              <span
                key={part}
                className={classes('h-0.75 flex-1 rounded-full', gone > part / PARTS ? 'bg-petrol-600' : 'bg-line-2')}
              />
            ))}
          </div>
        )}
      </div>
      <span className="font-semibold">{clockOf(drive.arrives)}</span>
    </li>
  )
}
