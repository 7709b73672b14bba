import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useBranchById } from './branch-words.ts'

type Car = Answer<'getStaffExchangeCars'>['cars'][number]

interface Props {
  readonly cars: readonly Car[]
  /** Branch where the rental ends: cars that stand there need no word about it. */
  readonly home: number
  /** Plate; null for one that is typed. */
  readonly chosen: string | null
  readonly onChoose: (plate: string | null) => void
}

const row =
  'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-t border-line px-1 py-1.5 has-checked:bg-petrol-50'
const dot = 'size-4.5 shrink-0 accent-petrol-600'

/** Cars that a rental can have for its rest, and the choice to type the plate of another one. */
export function ExchangeCars({ cars, home, chosen, onChoose }: Props) {
  const t = useTranslations('staff.bookings.form.exchange')
  const facts = useFacts(home)
  if (cars.length === 0) return <p className="text-ink-700">{t('noneFree')}</p>
  return (
    <fieldset className="border-b border-line">
      <legend className="sr-only">{t('choice')}</legend>
      <div className="max-h-[28vh] overflow-y-auto">
        {cars.map((car, at) => (
          <label key={car.plate} className={row}>
            <input
              type="radio"
              name="given"
              checked={car.plate === chosen}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice is what the dialog asks for
              autoFocus={at === 0}
              onChange={() => onChoose(car.plate)}
              className={classes(dot, 'row-span-2')}
            />
            <span>
              <span className="plate">{car.plate}</span> <span className="font-semibold">{car.model}</span>
            </span>
            <span className="col-start-2 text-meta text-ink-500">{facts(car)}</span>
          </label>
        ))}
      </div>
      <label className={row}>
        <input type="radio" name="given" checked={chosen === null} onChange={() => onChoose(null)} className={dot} />
        <span>{t('other')}</span>
      </label>
    </fieldset>
  )
}

/** Place of a car and the time for which it stands there, and whether it costs us a better class or a wash. */
function useFacts(home: number): (car: Car) => string {
  const t = useTranslations('staff.bookings.form')
  const format = useFormat()
  const branchName = useBranchById()
  return ({ better, displaces, branch, until, clean }) =>
    [
      branch !== home && branchName(branch),
      better && t('car.upgrade'),
      until === null ? t('car.free') : t('car.until', { time: format.wallClock(until) }),
      displaces && t('exchange.displaces'),
      clean === false && t('exchange.dirty'),
    ]
      .filter((one) => one !== false)
      .join(', ')
}
