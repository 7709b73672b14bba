import { useTranslations } from 'use-intl'
import { Link } from 'react-router'

import type { Board } from '#contract/staff-board.ts'
import { useFormat } from '#rental/use-format.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { plannerHref } from './due-words.ts'
import type { Words } from './use-words.ts'

interface Props {
  readonly stock: Board['stock']
  readonly branch: number
  readonly words: Words
}

/**
 * Number of cars left of each class that runs low, day by day; none left stands out. A class leads to the planner, at the
 * first of its days that is shortest.
 */
export function StockTable({ stock, branch, words: { t, classOf } }: Props) {
  const format = useFormat()
  const href = useStaffHref()
  const planner = useTranslations('staff.nav')('planner')
  return (
    // The link of a class is as wide as its line, so the line's width has a name.
    <div className="@container">
      <table className="w-full table-fixed border-t border-line text-center text-xs/5.5">
        <thead>
          <tr className="text-[0.6875rem] text-ink-500">
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
            <tr key={row.class} className="hover:bg-sand">
              <th scope="row" className="relative h-6.5 text-left text-meta font-normal touch:h-9">
                <Link
                  data-row=""
                  to={href(plannerHref({ branch, class: row.class, day: stock.days[firstShort(row.cars)]! }))}
                  className="block truncate outline-none after:absolute after:inset-y-0 after:left-0 after:w-[100cqw] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--ring)"
                >
                  {classOf(row.class)}
                  <span className="sr-only">: {planner}</span>
                </Link>
              </th>
              {row.cars.map((cars, index) => (
                <td key={stock.days[index]} className="px-0.5 text-ink-500">
                  {cars === 0 ? (
                    <span className="font-bold text-amber-800">
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
    </div>
  )
}

/** Place of the first day with the fewest cars. */
const firstShort = (cars: readonly number[]): number => cars.indexOf(Math.min(...cars))
