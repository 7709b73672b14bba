import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'

import type { Board, BoardPickup, BoardReturn } from '#contract/staff-board.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { hourOf, hoursOfLine } from './line-scale.ts'
import type { Words } from './use-words.ts'

type Row = BoardPickup | BoardReturn

const tones = { done: 'bg-line-2', open: 'bg-petrol-800', due: 'bg-amber-500', late: 'bg-danger' } as const

/**
 * The day at a glance: pickups above the line, returns below. A click on a tick leads to its row. The lists say the same
 * to screen readers.
 */
export function DayLine({ board, clock, words }: { board: Board; clock: string | null; words: Words }) {
  const { t } = words
  if (isShut(board)) return <Shut board={board} words={words} />
  const [first, last] = hoursOfLine(board, clock)
  const place = (time: string) => `${((hourOf(time) - first) / (last - first)) * 100}%`
  return (
    <div className="off-paper flex shrink-0 items-center gap-7 border-b border-line px-6 py-3.5 max-md:px-4 max-md:py-2.5 md:h-29">
      {/* As wide for two digits as for one, so that the line stays where it is from day to day. */}
      <div className="grid shrink-0 content-center gap-x-1.75 gap-y-0.5 max-md:w-full max-md:grid-cols-2 md:min-w-50 md:grid-cols-[repeat(4,auto)] md:items-baseline md:justify-start">
        <Count rows={board.pickups} words={(count) => t('counts.pickups', { count })} open={t('counts.open')} />
        <Count rows={board.returns} words={(count) => t('counts.returns', { count })} open={t('counts.open')} />
      </div>
      <div aria-hidden className="flex min-w-0 flex-1 gap-4 max-md:hidden">
        <div className="flex w-15 shrink-0 flex-col gap-4.5 pt-3.5 text-[0.6875rem]/4.5 font-medium text-ink-500">
          <span>{t('line.pickup')}</span>
          <span>{t('line.return')}</span>
        </div>
        <div className="relative mr-4 h-22 min-w-0 flex-1">
          <span className="absolute inset-x-0 top-10.25 h-px bg-line-2" />
          {Array.from({ length: last - first + 1 }, (_, step) => (
            <Hour key={step} hour={first + step} left={`${(step / (last - first)) * 100}%`} />
          ))}
          <Ticks rows={board.pickups} day={board.day} {...{ place, clock }} top="top-3.5" />
          <Ticks rows={board.returns} day={board.day} {...{ place, clock }} top="top-12.5" />
          {clock !== null && hourOf(clock) >= first && hourOf(clock) <= last && (
            <span
              className="absolute -top-1.5 flex h-19 -translate-x-1/2 flex-col items-center"
              style={{ left: place(clock) }}
            >
              <span className="rounded-full bg-petrol-600 px-1.75 text-[0.6875rem]/4 font-semibold text-white">
                {clock}
              </span>
              <span className="w-[1.5px] flex-1 bg-petrol-600" />
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

/** Whether nobody works on the day, and nothing is to happen. */
const isShut = ({ hours, pickups, returns }: Board): boolean =>
  hours.ranges.length === 0 && pickups.length + returns.length === 0

/** Line of a closed day, with the holiday's name. */
function Shut({ board: { hours }, words: { t } }: { readonly board: Board; readonly words: Words }) {
  const language = useLocale()
  return (
    <p className="off-paper flex shrink-0 items-center gap-2 border-b border-line px-6 py-4 max-md:px-4">
      <b className="font-semibold">{t('shut')}</b>
      {hours.name !== null && <span className="text-ink-500">{hours.name[language]}</span>}
    </p>
  )
}

function Count({
  rows,
  words,
  open,
}: {
  rows: readonly Row[]
  words: (count: number) => string
  open: string
}): ReactNode {
  const left = rows.filter(({ tone }) => tone !== 'done').length
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-1.75 md:contents">
      <b className={figure}>{rows.length}</b>
      <span className="text-meta text-ink-500">{words(rows.length)}</span>
      <b className={classes(figure, 'md:pl-4', left === 0 && 'text-ink-500')}>{left}</b>
      <span className="text-meta text-ink-500">{open}</span>
    </div>
  )
}

const figure = 'text-right font-display text-xl/7 font-[650] max-md:text-base'

/** Hour below the line. */
const Hour = ({ hour, left }: { hour: number; left: string }) => (
  <>
    <span className="absolute top-9.5 h-1.5 w-px bg-line-2" style={{ left }} />
    <span className="absolute bottom-0 -translate-x-1/2 text-[0.6875rem]/4 font-medium text-ink-500" style={{ left }}>
      {hour}
    </span>
  </>
)

interface TicksProps {
  readonly rows: readonly Row[]
  readonly day: string
  readonly place: (time: string) => string
  readonly clock: string | null
  readonly top: string
}

/** Tones from the heaviest on, as the ticks of a minute stand. */
const weights = ['late', 'due', 'open', 'done'] as const

/** Hours that the number beside a tick covers where the line is shortest. */
const NUMBER_HOURS = 0.9

/**
 * Rentals of the same minute and tone share a tick, with their number beside it; all of a minute stand together. Where the
 * present would cross them they end on its left.
 */
function Ticks({ rows, day, place, clock, top }: TicksProps) {
  const shown = Map.groupBy(
    rows.filter(({ at }) => dateOf(at) === day),
    ({ at }) => at,
  )
  return [...shown].map(([at, those]) => {
    const label = `${timeOf(at)} ${those.map(({ name }) => name).join(', ')}`
    const since = clock === null ? -1 : hourOf(clock) - hourOf(timeOf(at))
    const onLeft = since > 0 && since < NUMBER_HOURS
    const byTone = Map.groupBy(those, ({ tone }) => tone)
    const [first] = weights.flatMap((tone) => byTone.get(tone) ?? [])
    return (
      <button
        key={at}
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => document.querySelector(`#row-${first!.reference}`)?.scrollIntoView({ block: 'center' })}
        className={classes(
          'absolute flex h-4.5 items-center gap-1',
          top,
          onLeft && '-translate-x-full flex-row-reverse',
        )}
        style={{
          left: onLeft
            ? `min(${place(timeOf(at))} + 2.5px, ${place(clock!)} - 2px)`
            : `calc(${place(timeOf(at))} - 2.5px)`,
        }}
      >
        {weights.map((tone) => (
          <Tick key={tone} tone={tone} count={byTone.get(tone)?.length ?? 0} />
        ))}
      </button>
    )
  })
}

function Tick({ tone, count }: { readonly tone: (typeof weights)[number]; readonly count: number }) {
  if (count === 0) return null
  return (
    <>
      <span className={classes('h-full w-1.25 rounded-full', tones[tone])} />
      {count > 1 && <span className="text-[0.6875rem] font-semibold text-ink-700">{count}×</span>}
    </>
  )
}
