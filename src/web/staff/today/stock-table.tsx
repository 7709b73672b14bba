import type { Board } from '#contract/staff-board.ts'
import { useFormat } from '#rental/use-format.ts'
import type { Words } from './use-words.ts'

/** The fewest cars left of each class that runs low, day by day; none left stands out. */
export function StockTable({
  stock,
  words: { t, classOf },
}: {
  readonly stock: Board['stock']
  readonly words: Words
}) {
  const format = useFormat()
  return (
    <table className="w-full table-fixed border-t border-line text-center text-xs/5.5">
      <thead>
        <tr className="text-ink-500">
          <th scope="col" className="w-24 text-left font-normal">
            <span className="sr-only">{t('side.class')}</span>
          </th>
          {stock.days.map((day) => (
            <th key={day} scope="col" className="pt-1 font-normal">
              {format.date(day, 'weekday').replace('.', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stock.classes.map((row) => (
          <tr key={row.class}>
            <th scope="row" className="truncate text-left text-meta font-normal">
              {classOf(row.class)}
            </th>
            {row.cars.map((cars, index) => (
              <td key={stock.days[index]} className="px-0.5">
                {cars === 0 ? (
                  <span className="block rounded-[5px] bg-amber-100 font-bold text-amber-800">
                    0<span className="sr-only">: {t('side.none')}</span>
                  </span>
                ) : (
                  cars
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
