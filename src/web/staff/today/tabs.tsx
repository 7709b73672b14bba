import { classes } from '#ui/classes.ts'
import { figureOf, type Count } from '../frame/use-board.ts'
import { Steady } from '../ui/steady.tsx'
import type { Words } from './use-words.ts'

export const views = ['now', 'pickups', 'returns', 'more'] as const
export type View = (typeof views)[number]

interface Props {
  readonly view: View
  /** Number of things that are due today. */
  readonly due: Count
  readonly onChoose: (view: View) => void
  readonly t: Words['t']
}

/** On a phone: one list at a time. */
export const Tabs = ({ view, due, onChoose, t }: Props) => (
  <nav
    aria-label={t('tabs.label')}
    className="off-paper sticky bottom-0 z-10 mt-auto grid shrink-0 grid-cols-4 border-t border-line bg-paper md:hidden"
  >
    {views.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === view}
        onClick={() => onChoose(one)}
        className={classes(
          'relative min-h-14 px-1 text-meta focus-visible:-outline-offset-2',
          one === view
            ? 'font-semibold text-petrol-600 before:absolute before:inset-x-3 before:bottom-0 before:h-0.5 before:bg-petrol-600'
            : 'text-ink-500',
        )}
      >
        <Steady words={t(`tabs.${one}`)} />
        {one === 'now' && due !== 0 && (
          <span className="ml-1.5 rounded-full bg-amber-500 px-1.5 text-xs leading-4.5 font-semibold text-ink-950">
            {figureOf(due)}
          </span>
        )}
      </button>
    ))}
  </nav>
)
