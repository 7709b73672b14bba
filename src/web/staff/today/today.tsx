import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Board, BoardDrive } from '#contract/staff-board.ts'
import { useNow } from '#api/clock.ts'
import { addDays, dateOf, parseDate, timeOf, toLocal } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { usePresent } from '../frame/presence.ts'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useBoard, useBoardBranch } from '../frame/use-board.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { Problem } from '../ui/problem.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { DayHeading } from './day-heading.tsx'
import { DayLine } from './day-line.tsx'
import { DueList } from './due-list.tsx'
import { NextDay } from './next-day.tsx'
import { Pickups } from './pickups.tsx'
import { Returns } from './returns.tsx'
import { Sheet } from './sheet.tsx'
import { Side } from './side-column.tsx'
import { Tabs, type View } from './tabs.tsx'
import { useRows } from './use-rows.ts'
import { useWords } from './use-words.ts'
import { Waiting } from './board-waiting.tsx'

/** The board of a branch and day. */
export function Today() {
  const t = useTranslations('staff.today')
  const frame = useTranslations('staff')
  const today = dateOf(toLocal(useNow()))
  const may = useMay()
  const href = useStaffHref()
  const { day, show } = useDay(today)
  const usual = useBoardBranch()
  const [chosen, setChosen] = useState<number>()
  const branch = chosen ?? usual
  const board = useBoard(branch, day === today ? null : day)
  const step = (days: number) => show(addDays(day, days))
  useKeys([
    { keys: 'ArrowLeft', label: t('previous'), run: () => step(-1) },
    { keys: 'ArrowRight', label: t('following'), run: () => step(1) },
    { keys: 't', label: t('keys.today'), run: () => show(today) },
    { keys: 'p', label: t('keys.sheet'), run: () => window.print() },
  ])
  useRows(t('keys.row'))
  return (
    <Screen
      title={t('title')}
      heading={<DayHeading day={day} today={day === today} onStep={step} onToday={() => show(today)} t={t} />}
      acts={
        <>
          <BranchChoice shown={branch} onChoose={setChosen} t={t} />
          <Button look="quiet" keys="p" className="max-md:hidden" onClick={() => window.print()}>
            <Printer aria-hidden size={16} />
            {t('sheet')}
          </Button>
          {may('bookAtDesk') && (
            <ButtonLink keys="n" to={href('new')} className="max-md:hidden">
              <Plus aria-hidden size={16} />
              {frame('newBooking')}
            </ButtonLink>
          )}
        </>
      }
      foot={<Foot t={t} />}
    >
      {board.error !== null && (
        <div className="flex items-center gap-3 px-6 pt-4">
          <Problem words={board.error.error.message || frame('failed.load')} />
          <Button onClick={() => void board.refetch()}>{frame('retry')}</Button>
        </div>
      )}
      {board.data === undefined ? (
        board.error === null && <Waiting words={frame('loading')} />
      ) : (
        <Day board={board.data} today={today} />
      )}
    </Screen>
  )
}

/** The day in the address; today has none, so that an open tab goes on with the days. */
function useDay(today: string) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('day')
  const day = asked !== null && parseDate(asked) !== null ? asked : today
  const show = (next: string) => setSearch(next === today ? {} : { day: next }, { replace: true })
  return { day, show }
}

/** Number of things due that leave room on a phone. */
const FEW = 3
/** Number of rentals left of a day below which one looks at the next. */
const FEW_LEFT = 4

function Day({ board, today }: { readonly board: Board; readonly today: string }) {
  const now = useNow()
  const words = useWords(board)
  const [chosen, setView] = useState<View>('now')
  const [arriving, setArriving] = useState<BoardDrive | null>(null)
  const isToday = board.day === today
  const view = chosen === 'now' && !isToday ? 'pickups' : chosen
  const shown = `${board.branch.id} ${board.day}`
  const clock = isToday ? toLocal(now) : null
  const present = usePresent()
  // A phone with little to do now shows below it who comes next.
  const few = isToday && board.due.length <= FEW
  const left = [...board.pickups, ...board.returns].filter(({ tone }) => tone !== 'done').length
  const next = useNextBoard(board, isToday && left <= FEW_LEFT)
  const afterOf = (of: 'pickups' | 'returns') => next && <NextDay board={next} {...{ of, now, present, words }} />
  const list = { day: board.day, brief: few && view === 'now', clock, present, words }
  const on = (...those: View[]) => (those.includes(view) ? undefined : 'max-md:hidden')
  return (
    <>
      <Sheet board={board} words={words} />
      <div className="flex flex-1 flex-col print:hidden">
        <DayLine board={board} clock={clock === null ? null : timeOf(clock)} words={words} />
        <div className="grid flex-1 content-start wide:grid-cols-[minmax(0,1fr)_20rem] wide:content-stretch min-[120rem]:grid-cols-[minmax(0,1fr)_46rem]">
          {/* Where there is much room, what is due is a column of its own beside the lists. */}
          <div
            className={classes(
              'min-w-0 gap-8 px-6 pt-4.5 pb-6 max-md:px-4',
              isToday && 'min-[150rem]:grid min-[150rem]:grid-cols-[1.25fr_1fr_1fr] min-[150rem]:content-start',
            )}
          >
            {isToday && (
              <div className={classes('min-w-0', on('now'))}>
                <DueList key={shown} due={board.due} {...{ now, words, present }} onArrive={setArriving} />
              </div>
            )}
            <div className={classes('grid gap-x-8 gap-y-6 md:grid-cols-2', isToday && 'min-[150rem]:contents')}>
              <div className={classes('min-w-0', on('pickups', ...(few ? (['now'] as const) : [])))}>
                <Pickups key={shown} rows={board.pickups} {...list} after={afterOf('pickups')} />
              </div>
              <div className={classes('min-w-0', on('returns', ...(few ? (['now'] as const) : [])))}>
                <Returns key={shown} rows={board.returns} now={now} {...list} after={afterOf('returns')} />
              </div>
            </div>
          </div>
          <aside
            aria-label={words.t('side.label')}
            className={classes(
              'min-w-0 border-line bg-[#fbfaf8] px-5 pt-4.5 pb-6 max-wide:border-t max-md:px-4 md:max-wide:columns-2 md:max-wide:gap-8 md:max-wide:px-6 wide:border-l min-[120rem]:columns-2 min-[120rem]:gap-8',
              on('more'),
            )}
          >
            {!isToday && <p className="mb-3 text-meta text-ink-500 [column-span:all]">{words.t('side.now')}</p>}
            <Side board={board} now={now} words={words} onArrive={setArriving} />
          </aside>
        </div>
        <Tabs view={view} today={isToday} due={board.due.length} onChoose={setView} t={words.t} />
      </div>
      {arriving && <ArrivalDialog drive={arriving} words={words} onClose={() => setArriving(null)} />}
    </>
  )
}

/** Board of the day after a board's, if it is wanted and known. */
function useNextBoard({ branch, day }: Board, wanted: boolean): Board | undefined {
  const next = addDays(day, 1)
  const { data } = useBoard(wanted ? branch.id : undefined, next)
  return wanted && data?.branch.id === branch.id && data.day === next ? data : undefined
}

/** Keys of the board. */
const Foot = ({ t }: { readonly t: ReturnType<typeof useTranslations<'staff.today'>> }) => (
  <FootKeys
    keys={[
      ['ArrowUp ArrowDown', t('keys.row')],
      ['ArrowLeft ArrowRight', t('keys.day')],
      ['Enter', t('keys.next')],
      ['t', t('keys.today')],
    ]}
  />
)
