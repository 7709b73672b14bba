import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { useSite } from '#api/site.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { classes } from '#ui/classes.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Chip } from '../ui/state-chip.tsx'
import type { DeskClass } from './use-desk.ts'

interface Props {
  readonly list: RefObject<HTMLDivElement | null>
  readonly groups: readonly DeskClass[]
  readonly currency: string
  /** Vehicle that is chosen, and whether it is held. */
  readonly chosen: number | null
  readonly held: boolean
  /** Whether it went to somebody else. */
  readonly taken: boolean
  /** Id of words elsewhere that say what is wrong with the choice. */
  readonly trouble: string | undefined
  readonly onChoose: (vehicleId: number) => void
}

/** Classes with price and free cars as rows: up and down a class, left and right a model, Enter holds it. */
export function ClassList({ list, groups, currency, chosen, held, taken, trouble, onChoose }: Props) {
  const t = useTranslations('staff.counter.vehicle')
  const id = useId()
  const [at, setAt] = useState<number | null>(null)
  /** Model by class, where it is not the first one. */
  const [models, setModels] = useState<Readonly<Record<string, number>>>({})
  const firstFree = groups.findIndex(({ offers }) => offers[0].free > 0)
  const chosenAt = groups.findIndex(({ offers }) => offers.some(({ vehicleId }) => vehicleId === chosen))
  const active = Math.min(at ?? Math.max(0, chosenAt >= 0 ? chosenAt : firstFree), groups.length - 1)
  const modelOf = ({ type, offers }: DeskClass) => {
    const own = offers.findIndex(({ vehicleId }) => vehicleId === chosen)
    return models[type] ?? Math.max(0, own)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const group = groups[active]
    if (group === undefined || event.metaKey || event.ctrlKey) return
    const row = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const model = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (row !== undefined) setAt(Math.min(groups.length - 1, Math.max(0, active + row)))
    else if (event.key === 'Home') setAt(0)
    else if (event.key === 'End') setAt(groups.length - 1)
    else if (model !== undefined) {
      const { length } = group.offers
      setModels({ ...models, [group.type]: (modelOf(group) + model + length) % length })
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(group.offers[modelOf(group)]!.vehicleId)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={list}
      // The rows have a picture, a price and a number.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={0}
      aria-label={t('label')}
      aria-invalid={trouble !== undefined || undefined}
      aria-describedby={trouble}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      className="group border-y border-line outline-offset-2"
    >
      {groups.map((group, index) => (
        <ClassRow
          key={group.type}
          id={`${id}-${index}`}
          group={group}
          model={modelOf(group)}
          active={index === active}
          chosen={index === chosenAt}
          held={held}
          taken={taken}
          currency={currency}
          onTake={() => {
            setAt(index)
            onChoose(group.offers[modelOf(group)]!.vehicleId)
          }}
        />
      ))}
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly group: DeskClass
  readonly model: number
  readonly active: boolean
  readonly chosen: boolean
  readonly held: boolean
  readonly taken: boolean
  readonly currency: string
  readonly onTake: () => void
}

function ClassRow({ id, group, model, active, chosen, held, taken, currency, onTake }: RowProps) {
  const t = useTranslations('staff.counter.vehicle')
  const words = useWords()
  const offer = group.offers[model] ?? group.offers[0]
  const { reason, price } = offer
  // A car that the colleague holds may be the last one.
  const gone = chosen ? taken : reason !== null
  return (
    // The keyboard is with the list, which names the active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      id={id}
      aria-selected={chosen}
      onClick={onTake}
      className={classes(
        'grid min-h-12.5 cursor-pointer grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto_6.75rem] border-t border-line px-2 py-1 first:border-t-0 hover:bg-sand min-[120rem]:min-h-16 min-[120rem]:grid-cols-[5.5rem_minmax(0,1fr)_auto_6.75rem]',
        active && 'group-focus:bg-petrol-50 group-focus:shadow-[inset_2px_0_0_var(--color-petrol-600)]',
        chosen && 'bg-petrol-50',
      )}
    >
      <VehiclePicture
        image={offer.image}
        sizes="72px"
        eager
        example={false}
        className={classes('w-18 max-sm:row-span-2 min-[120rem]:w-22', gone && 'opacity-40')}
      />
      <span className="min-w-0">
        <span className={classes('flex items-center gap-2 font-semibold', gone && 'text-ink-500')}>
          {words.type(group.type)}
          {chosen && held && <Chip look="petrol">{t('held')}</Chip>}
        </span>
        <span className="block truncate text-meta text-ink-500">
          {t('similar', { name: offer.name })}
          {group.offers.length > 1 && active && (
            // The arrows change it while the list has the keyboard.
            <span className="hidden sm:group-focus:inline">
              {` · ${t('model', { at: String(model + 1), of: String(group.offers.length) })}`}
            </span>
          )}
        </span>
      </span>
      <span className="text-meta max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:text-right">
        <FreeWords offer={offer} gone={gone} />
      </span>
      <span className="figures flex items-center justify-end gap-2 text-right font-semibold max-sm:col-start-3 max-sm:row-start-1">
        {active && !gone && (
          <span className="hidden group-focus:inline">
            <Kbd keys="Enter" />
          </span>
        )}
        {price && <Amount price={price} currency={currency} gone={gone} />}
      </span>
    </div>
  )
}

/** Price of the whole rental, and of a day. */
function Amount({
  price: { totalMinor, perDayMinor, days },
  currency,
  gone,
}: {
  readonly price: Price
  readonly currency: string
  readonly gone: boolean
}) {
  const t = useTranslations('staff.counter.vehicle')
  const money = useMoney(currency)
  return (
    <span className={gone ? 'text-ink-500' : undefined}>
      {money.brief(totalMinor)}
      <span className="block text-meta font-normal whitespace-nowrap text-ink-500">
        {days > 1 ? t('perDay', { price: money.brief(perDayMinor) }) : t('oneDay')}
      </span>
    </span>
  )
}

/** How many cars are free, or why none is and where others are. */
function FreeWords({ offer, gone }: { readonly offer: DeskClass['offers'][number]; readonly gone: boolean }) {
  const t = useTranslations('staff.counter.vehicle')
  const branchName = useBranchName()
  const branches = useSite().data?.branches ?? []
  const { free, reason, elsewhere } = offer
  if (!gone)
    return (
      <span className={free === 0 ? 'text-ink-500' : 'font-semibold text-ink-900'}>
        {t('free', { count: String(free) })}
      </span>
    )
  const others = elsewhere.map(({ branch, free: there }) =>
    t('elsewhere', { branch: branchName(branches.find(({ id }) => id === branch)), count: String(there) }),
  )
  return <span className="text-ink-500">{[t(reason === 'one_way' ? 'oneWay' : 'none'), ...others].join(' · ')}</span>
}
