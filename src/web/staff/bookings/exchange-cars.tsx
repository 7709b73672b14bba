import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBranchById } from './branch-words.ts'

type Car = Answer<'getStaffExchangeCars'>['cars'][number]

interface Props {
  readonly cars: readonly Car[]
  /** Plate; null for one that is typed. */
  readonly chosen: string | null
  readonly onChoose: (plate: string | null) => void
}

const row = 'flex min-h-11 items-center gap-3 border-line px-1 not-first:border-t has-checked:bg-petrol-50'
const dot = 'size-4.5 shrink-0 accent-petrol-600'

/** Cars that stand free for the rest of a rental, and the choice to type the plate of another one. */
export function ExchangeCars({ cars, chosen, onChoose }: Props) {
  const t = useTranslations('staff.bookings.form.exchange')
  const facts = useFacts()
  if (cars.length === 0) return <p className="text-ink-700">{t('noneFree')}</p>
  return (
    <fieldset className="grid max-h-[34vh] overflow-y-auto border-y border-line">
      <legend className="sr-only">{t('choice')}</legend>
      {cars.map((car, at) => (
        <label key={car.plate} className={row}>
          <input
            type="radio"
            name="given"
            checked={car.plate === chosen}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice is what the dialog asks for
            autoFocus={at === 0}
            onChange={() => onChoose(car.plate)}
            className={dot}
          />
          <span className="min-w-0 flex-1">
            <span className="plate">{car.plate}</span> <span className="font-semibold">{car.model}</span>
          </span>
          <span className="text-right text-meta text-ink-500">{facts(car)}</span>
        </label>
      ))}
      <label className={row}>
        <input type="radio" name="given" checked={chosen === null} onChange={() => onChoose(null)} className={dot} />
        <span>{t('other')}</span>
      </label>
    </fieldset>
  )
}

/** Where a car stands and for how long, and whether it costs us a better class or a wash. */
function useFacts(): (car: Car) => string {
  const t = useTranslations('staff.bookings.form')
  const format = useFormat()
  const branchName = useBranchById()
  return ({ better, branch, until, clean }) =>
    [
      branchName(branch),
      better && t('car.upgrade'),
      until === null ? t('car.free') : t('car.until', { time: format.wallClock(until) }),
      clean === false && t('exchange.dirty'),
    ]
      .filter((one) => one !== false)
      .join(', ')
}
