import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useNow } from '#api/clock.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { useKeys } from '../frame/keys.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { changesOf, moneyActsOf, nextActOf, wordsKeyOf, type ActName } from './acts-of.ts'
import { useNearClock } from './near-clock.ts'
import { PartHead } from './office-part.tsx'

/** Acts of the state of a booking, with their keys; those that are not possible yet say from when on. */
export function ActList({
  booking,
  onAct,
}: {
  readonly booking: StaffBooking
  readonly onAct: (name: ActName) => void
}) {
  const t = useTranslations('staff.bookings')
  const may = useMay()
  const now = useNow()
  const change = changesOf(booking).filter(({ needs }) => may(needs))
  const money = moneyActsOf(booking).filter(({ needs }) => may(needs))
  useKeys(
    [...change, ...money].flatMap(({ name, key }) =>
      key === undefined ? [] : [{ keys: key, label: t(`acts.${wordsKeyOf(name, booking)}`), run: () => onAct(name) }],
    ),
  )
  // These have their buttons above.
  const above: ReadonlySet<ActName | null> = new Set([nextActOf(booking), 'decline'])
  const group = (title: string, acts: typeof change) =>
    acts.length > 0 && (
      <section className="mb-4">
        <PartHead title={title} />
        <ul className="pt-1">
          {acts.map(({ name, icon: Icon, key, final, from }) => {
            const early = from !== undefined && now.getTime() < Date.parse(from)
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-disabled={early || undefined}
                  aria-keyshortcuts={key}
                  onClick={() => {
                    if (!early) onAct(name)
                  }}
                  className={classes(
                    'press -mx-2 flex min-h-8.5 w-[calc(100%+1rem)] items-center gap-2.5 rounded-field px-2 text-left font-medium hover:bg-sand aria-disabled:text-ink-500 touch:min-h-11',
                    final && !early && 'text-danger',
                  )}
                >
                  <Icon aria-hidden size={16} className={classes('shrink-0', final && !early ? '' : 'text-ink-500')} />
                  <span className="flex-1">{t(`acts.${wordsKeyOf(name, booking)}`)}</span>
                  {early ? <From at={from} /> : key !== undefined && <Kbd keys={key} />}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  return (
    <>
      {group(
        t('page.change'),
        change.filter(({ name }) => !above.has(name)),
      )}
      {group(t('page.moneyActs'), money)}
    </>
  )
}

function From({ at }: { readonly at: string }) {
  const t = useTranslations('staff.bookings.acts')
  const clock = useNearClock()
  return (
    // As high as a key, and where the key will be.
    <span className="figures inline-flex h-5 items-center rounded-[5px] border border-line-2 px-1.25 text-[0.6875rem] font-semibold text-ink-500 touch:border-0 touch:text-meta touch:font-normal">
      {t('from', { time: clock(at) })}
    </span>
  )
}
