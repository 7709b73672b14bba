import { Plus, Printer } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
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
import { useBoard, useBoardBranch, useDueCount } from '../frame/use-board.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { mediaHook } from '../ui/media-hook.ts'
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
import { NotHere } from './board-waiting.tsx'
import { useShown } from './use-shown.ts'

/** The board of a branch and day. */
export function Today() {
  const t = useTranslations('staff.today')
  const today = dateOf(toLocal(useNow()))
  const { day: asked, show } = useDay(today)
  const usual = useBoardBranch()
  const [chosen, setChosen] = useState<number>()
  const branch = chosen ?? usual
  const board = useBoard(branch, asked)
  const { board: shown, late } = useShown(board.data, branch)
  const day = shown?.day ?? asked
  const [view, setView] = useState<View>('now')
  const step = (days: number) => show(addDays(asked, days))
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
          <NewBooking isToday={day === today} />
        </>
      }
      foot={<Foot t={t} />}
    >
      {(shown === undefined || shown === board.data) && (
        <NotHere key={`${branch} ${asked}`} asked={board} late={late} />
      )}
      {shown && <Day board={shown} today={today} view={viewOn(view, day === today)} />}
      <PhoneTabs
        view={viewOn(view, day === today)}
        onChoose={(to) => {
          setView(to)
          if (to === 'now') show(today)
        }}
      />
    </Screen>
  )
}

function NewBooking({ isToday }: { readonly isToday: boolean }) {
  const t = useTranslations('staff')
  const may = useMay()
  const href = useStaffHref()
  if (!may('bookAtDesk')) return null
  return (
    <ButtonLink
      keys="n"
      to={href('new')}
      // A phone's bar has room for it where it need not lead back to today.
      className={isToday ? 'max-md:size-11 max-md:shrink-0 max-md:px-0!' : 'max-md:hidden'}
    >
      <Plus aria-hidden size={16} />
      <span className="max-md:sr-only">{t('newBooking')}</span>
    </ButtonLink>
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

/**
 * Lists and side column. Where they stand side by side each scrolls by itself, so that neither hides the other's end; a
 * wide window has more columns at the side rather than longer lines.
 */
const columns =
  'grid flex-1 content-start wide:min-h-80 wide:grid-cols-[minmax(0,1fr)_20rem] wide:grid-rows-[minmax(0,1fr)] min-[120rem]:grid-cols-[minmax(0,75rem)_minmax(46rem,1fr)]'

/** Number of things due that leave room on a phone. */
const FEW = 3
/** Number of rentals left of a day up to which one looks at the next. */
const FEW_LEFT = 8

/** List that a phone shows: only today has things to do now. */
const viewOn = (chosen: View, isToday: boolean): View => (chosen === 'now' && !isToday ? 'pickups' : chosen)

function PhoneTabs(props: Pick<ComponentProps<typeof Tabs>, 'view' | 'onChoose'>) {
  return <Tabs due={useDueCount()} t={useTranslations('staff.today')} {...props} />
}

interface DayProps {
  readonly board: Board
  readonly today: string
  readonly view: View
}

function Day({ board, today, view }: DayProps) {
  const now = useNow()
  const words = useWords(board)
  const [arriving, setArriving] = useState<BoardDrive | null>(null)
  const isToday = board.day === today
  const shown = `${board.branch.id} ${board.day}`
  const clock = isToday ? toLocal(now) : null
  const present = usePresent()
  // A phone with little to do now shows below it who comes next.
  const few = isToday && board.due.length <= FEW
  const next = useNextBoards(board, today)
  const afterOf = (of: 'pickups' | 'returns') =>
    next.length === 0
      ? undefined
      : next.map((one) => <NextDay key={one.day} board={one} {...{ of, now, present, words }} />)
  const list = { day: board.day, brief: few && view === 'now', clock, present, words }
  const on = (...those: View[]) => (those.includes(view) ? undefined : 'max-md:hidden')
  return (
    <>
      <Sheet board={board} words={words} />
      <div className="flex flex-1 flex-col wide:min-h-0 print:hidden">
        <DayLine board={board} clock={clock === null ? null : timeOf(clock)} words={words} />
        <div className={columns}>
          <div
            className={classes(
              'fade-end min-w-0 px-6 pt-4.5 pb-6 max-md:px-4 wide:overflow-y-auto',
              on('now', 'pickups', 'returns'),
            )}
          >
            {isToday && (
              <div className={classes('min-w-0', on('now'))}>
                <DueList key={shown} due={board.due} {...{ now, words, present }} onArrive={setArriving} />
              </div>
            )}
            <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
              <div className={classes('min-w-0', on('pickups', ...(few ? (['now'] as const) : [])))}>
                <Pickups key={shown} rows={board.pickups} {...list} after={afterOf('pickups')} />
              </div>
              <div className={classes('min-w-0', on('returns', ...(few ? (['now'] as const) : [])))}>
                <Returns key={shown} rows={board.returns} now={now} {...list} after={afterOf('returns')} />
              </div>
            </div>
          </div>
          <Aside className={on('more')} {...{ board, now, isToday, words }} onArrive={setArriving} />
        </div>
      </div>
      {arriving && <ArrivalDialog drive={arriving} words={words} onClose={() => setArriving(null)} />}
    </>
  )
}

interface AsideProps extends ComponentProps<typeof Side> {
  readonly isToday: boolean
  readonly className: string | undefined
}

/** Side column, which shows the present whatever the day. */
const Aside = ({ isToday, className, ...side }: AsideProps) => (
  <aside
    aria-label={side.words.t('side.label')}
    className={classes(
      'flex min-h-0 min-w-0 flex-col border-line bg-[#fbfaf8] md:max-wide:border-t wide:border-l',
      className,
    )}
  >
    <div className="fade-end min-h-0 px-5 pt-4.5 pb-6 max-md:px-4 md:max-wide:px-6 wide:overflow-y-auto">
      <div className="md:max-wide:columns-2 md:max-wide:gap-8 min-[120rem]:columns-[20rem] min-[120rem]:gap-8">
        {/* Floats beside the first heading, which therefore stands in the same place on every day. */}
        {!isToday && <p className="float-right text-meta/5 text-ink-500">{side.words.t('side.now')}</p>}
        <Side {...side} />
      </div>
    </div>
  </aside>
)

/** Whether a window has room for two days below the one that is shown. */
const useTall = mediaHook('(width >= 120rem) and (height >= 75rem)')

/** Boards of the days that follow on one of which little or nothing is left. */
function useNextBoards(board: Board, today: string): readonly Board[] {
  const tall = useTall()
  const rentals = [...board.pickups, ...board.returns]
  const left = rentals.filter(({ tone }) => tone !== 'done').length
  const isEmpty = board.day > today && rentals.length === 0
  const next = useNextBoard(board, isEmpty || (board.day === today && left <= FEW_LEFT))
  const afterNext = useNextBoard(next ?? board, tall && next !== undefined)
  return [next, afterNext].filter((one) => one !== undefined)
}

/** Board of the day after a board's, if it is wanted and known. */
function useNextBoard({ branch, day }: Board, wanted: boolean): Board | undefined {
  return useBoard(wanted ? branch.id : undefined, addDays(day, 1)).data
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
