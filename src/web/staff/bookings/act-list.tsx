import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { useMay } from '../frame/me.tsx'
import { useKeys } from '../frame/keys.tsx'
import { ActRows, type ActRow } from '../ui/act-rows.tsx'
import { useBlockAct } from '../ui/use-blocks.ts'
import { changesOf, moneyActsOf, renterOf, wordsKeyOf, type ActName } from './acts-of.ts'
import { useNearClock } from './near-clock.ts'

interface Props {
  readonly booking: StaffBooking
  /** Acts that have their buttons above. */
  readonly above: readonly ActName[]
  readonly onAct: (name: ActName) => void
}

/** Acts of the state of a booking, with their keys; those that are not possible yet say from when on. */
export function ActList({ booking, above, onAct }: Props) {
  const t = useTranslations('staff.bookings')
  const may = useMay()
  const now = useNow().getTime()
  const blockAct = useBlockAct(renterOf(booking))
  const rowsOf = (acts: ReturnType<typeof changesOf>) =>
    acts
      .filter(({ needs }) => may(needs))
      .map(({ name, icon, key, final = false, from }): ActRow & { name: ActName } => ({
        name,
        words: name === 'block' ? blockAct : t(`acts.${wordsKeyOf(name, booking)}`),
        icon,
        ...(key !== undefined && { key }),
        final,
        ...(from !== undefined && now < Date.parse(from) && { early: <From at={from} /> }),
        run: () => onAct(name),
      }))
  const [change, money] = [rowsOf(changesOf(booking)), rowsOf(moneyActsOf(booking))]
  // Their keys work all the same.
  useKeys(
    [...change, ...money].flatMap(({ name, key, words, run }) =>
      key !== undefined && above.includes(name) ? [{ keys: key, label: words, run }] : [],
    ),
  )
  const below = (rows: typeof change) => rows.filter(({ name }) => !above.includes(name))
  return (
    <div className="grid gap-y-4 max-wide:gap-y-0 max-wide:[&>*+*]:-mt-px md:max-wide:[&_ul]:grid-cols-3!">
      <ActRows title={t('page.change')} acts={below(change)} />
      <ActRows title={t('page.moneyActs')} acts={below(money)} />
    </div>
  )
}

function From({ at }: { readonly at: string }) {
  const t = useTranslations('staff.bookings.acts')
  const clock = useNearClock()
  return (
    <span className="figures shrink-0 text-xs whitespace-nowrap text-ink-500">{t('from', { time: clock(at) })}</span>
  )
}
