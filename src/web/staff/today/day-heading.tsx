import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormat } from '#rental/use-format.ts'
import { LiveDot } from '../frame/live-dot.tsx'
import { Button } from '../ui/act-button.tsx'
import type { Words } from './use-words.ts'

interface Props {
  readonly day: string
  readonly today: boolean
  readonly onStep: (days: number) => void
  readonly onToday: () => void
  readonly t: Words['t']
}

const arrow =
  'press grid size-8 shrink-0 place-items-center rounded-field text-ink-500 hover:bg-sand hover:text-ink-900 touch:size-11'

/** The day between its arrows, and whether the page follows what happens. */
export function DayHeading({ day, today, onStep, onToday, t }: Props) {
  const format = useFormat()
  return (
    <>
      <button
        type="button"
        aria-label={t('previous')}
        aria-keyshortcuts="ArrowLeft"
        className={arrow}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden size={16} />
      </button>
      <h1 aria-live="polite" className="text-screen">
        <span className="max-lg:hidden">{format.date(day, 'long')}</span>
        <span className="lg:hidden">{format.date(day, 'short')}</span>
      </h1>
      <button
        type="button"
        aria-label={t('following')}
        aria-keyshortcuts="ArrowRight"
        className={arrow}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden size={16} />
      </button>
      {today ? (
        <LiveDot />
      ) : (
        <Button
          look="quiet"
          keys="t"
          onClick={onToday}
          className="max-md:-mr-2 max-md:grow max-md:justify-end max-md:px-0!"
        >
          {t('toToday')}
        </Button>
      )}
    </>
  )
}
