import type { BoardDue, BoardPickup, BoardRequest, BoardReturn } from '#contract/staff-board.ts'
import { useFormat } from '#rental/use-format.ts'
import { now } from '#api/clock.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { clockOf, type Words } from './use-words.ts'

const Plate = ({ of }: { readonly of: string | null }) =>
  of !== null && <span className="plate text-ink-700">{of}</span>

/** Second line of a thing to do: the car, and what hangs on it. */
export function DueDetail({ due, words }: { readonly due: BoardDue; readonly words: Words }) {
  const format = useFormat()
  const { t, branchOf } = words
  switch (due.act) {
    case 'call_overdue':
      return <OfReturn row={due.of} words={words} />
    case 'call_late':
    case 'no_show':
    case 'give_car':
    case 'prepare':
      return <OfPickup row={due.of} words={words} />
    case 'decide':
      return <OfRequest row={due.of} words={words} />
    case 'drive':
      return (
        <>
          {t('side.from', { branch: branchOf(due.of.from) })} · {t('due.arrives', { time: clockOf(due.of.arrives) })}
        </>
      )
    case 'review':
      return due.of.neededAt !== null && t('due.comes', { day: format.wallClock(toLocal(new Date(due.of.neededAt))) })
    case 'answer':
      return t('due.quote', { text: due.of.text })
  }
}

/** When a car is needed next; on another day than today with its weekday. */
function nextAt(at: string, format: ReturnType<typeof useFormat>): string {
  const time = timeOf(at)
  return dateOf(at) === dateOf(toLocal(now())) ? time : `${format.date(dateOf(at), 'weekday')} ${time}`
}

function OfReturn({ row, words: { t } }: { readonly row: BoardReturn; readonly words: Words }) {
  const format = useFormat()
  const { next } = row
  const then = next === null ? null : { time: nextAt(next.at, format), name: next.name ?? '' }
  return (
    <>
      <Plate of={row.plate} /> {row.model}
      {next !== null &&
        then !== null &&
        ` · ${next.kind === 'rental' ? t('due.next', then) : t(next.kind === 'maintenance' ? 'due.nextWork' : 'due.nextDrive', then)}`}
      {next?.kind === 'rental' &&
        (row.replacement === null ? (
          `, ${t('due.noReplacement')}`
        ) : (
          <>
            , {t('due.replacement')} <Plate of={row.replacement} />
          </>
        ))}
    </>
  )
}

function OfPickup({ row, words: { t, classOf, needOf } }: { readonly row: BoardPickup; readonly words: Words }) {
  const rest = [
    row.plate === null ? classOf(row.class) : row.model,
    ...row.needs.map((need) => needOf(need, row)),
    row.flight === null ? null : t('pickups.flight', { flight: row.flight }),
  ].filter((text) => text !== null)
  return (
    <>
      <Plate of={row.plate} /> {rest.join(' · ')}
    </>
  )
}

function OfRequest({ row, words: { t, classOf } }: { readonly row: BoardRequest; readonly words: Words }) {
  const format = useFormat()
  return (
    <>
      {classOf(row.class)} ·{' '}
      <span className="whitespace-nowrap">
        {format.date(row.start.slice(0, 10))} – {format.date(row.end.slice(0, 10))}
      </span>
      {row.plate !== null && (
        <>
          {` · ${t('due.keeps')} `}
          <Plate of={row.plate} />
        </>
      )}
      {row.lastOn !== null &&
        `, ${t('due.last', { class: classOf(row.class), day: format.date(row.lastOn, 'weekdayLong') })}`}
    </>
  )
}
