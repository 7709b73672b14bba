import type { Board, BoardPickup, BoardReturn } from '#contract/staff-board.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useLocale } from 'use-intl'
import { detailOf } from './pickups.tsx'
import { returnDetail } from './returns.tsx'
import { clockOf, type Words } from './use-words.ts'

/** The day on paper: one sheet of A4, black on white, with everything that has a time. Only a printer shows it. */
export function Sheet({ board, words }: { readonly board: Board; readonly words: Words }) {
  const { t } = words
  const format = useFormat()
  const language = useLocale()
  const { ranges } = board.hours
  const hours = ranges.length === 0 ? t('closed') : ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
  return (
    <div className="hidden bg-white text-[8.5pt]/[1.3] text-black print:block">
      <header className="mb-2 flex items-baseline justify-between border-b border-black pb-1">
        <p className="font-display text-[13pt] font-bold">
          {t('paper.title', { branch: board.branch.names[language] })}
        </p>
        <p>
          {format.date(board.day, 'full')} · {t('paper.hours', { hours })} ·{' '}
          {t('paper.printed', { time: clockOf(board.now) })}
        </p>
      </header>
      <Rentals
        title={t('pickups.title')}
        rows={board.pickups}
        day={board.day}
        note={(row) => pickupNote(row, words)}
        detail={(row) => detailOf(row, words).join(' · ')}
        words={words}
      />
      <Rentals
        title={t('returns.title')}
        rows={board.returns}
        day={board.day}
        note={(row) => returnNote(row, words)}
        detail={(row) => returnDetail(row, words).join(' · ')}
        words={words}
      />
      {board.drives.length > 0 && (
        <p className="mt-2">
          <b>{t('side.drives')}:</b>{' '}
          {board.drives
            .map(
              ({ plate, from, to, leaves, arrives }) =>
                `${plate} ${words.labelOf(from)} → ${words.labelOf(to)} ${clockOf(leaves)}–${clockOf(arrives)}`,
            )
            .join('; ')}
        </p>
      )}
      {board.inspections.length > 0 && (
        <p className="mt-1">
          <b>{t('side.inspections')}:</b>{' '}
          {board.inspections.map(({ plate, on }) => `${plate} ${format.day(on)}`).join('; ')}
        </p>
      )}
    </div>
  )
}

const pickupNote = (row: BoardPickup, { t, needOf, backOf }: Words): string =>
  [
    row.state === 'no_show' ? t('pickups.noShow') : null,
    row.state === 'done' ? t('pickups.handedOver') : null,
    row.carMissing ? t('pickups.missing') : null,
    ...row.needs.map((need) => needOf(need, row)),
    row.backAt === null ? null : backOf(row.backAt, row.at),
    row.depositOpen ? t('pickups.deposit') : null,
  ]
    .filter((text) => text !== null)
    .join(', ')

const returnNote = (row: BoardReturn, { t }: Words): string =>
  [
    row.state === 'done' ? t('returns.back') : null,
    row.tone === 'late' ? t('due.overdue') : null,
    row.keyBox ? t('pickups.keyBox') : null,
  ]
    .filter((text) => text !== null)
    .join(', ')

interface RentalsProps<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly day: string
  readonly detail: (row: Row) => string
  readonly note: (row: Row) => string
  readonly words: Words
}

function Rentals<Row extends BoardPickup | BoardReturn>({
  title,
  rows,
  day,
  detail,
  note,
  words: { t },
}: RentalsProps<Row>) {
  const format = useFormat()
  const columns = [
    t('paper.time'),
    t('paper.name'),
    t('paper.plate'),
    t('paper.rental'),
    t('paper.phone'),
    t('paper.note'),
  ]
  return (
    <table className="mt-1.5 w-full border-collapse text-left">
      <caption className="text-left font-display text-[10pt] font-bold">
        {title} ({rows.length})
      </caption>
      <thead>
        <tr className="border-b border-black">
          {columns.map((name) => (
            <th key={name} scope="col" className="py-0.5 pr-2 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference} className="break-inside-avoid border-b border-black/30 align-top">
            <td className="py-0.5 pr-2 font-bold">
              {dateOf(row.at) === day ? '' : `${format.date(row.at, 'day')} `}
              {timeOf(row.at)}
            </td>
            <td className="pr-2 font-bold">{row.name}</td>
            <td className="pr-2 whitespace-nowrap">{row.plate}</td>
            <td className="pr-2">{detail(row)}</td>
            <td className="pr-2 whitespace-nowrap">{row.phone}</td>
            <td>{note(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
