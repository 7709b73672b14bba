import { useTranslations } from 'use-intl'

import { doorTime, hoursOn, type DropoffSlot, type PickupSlot } from '#domain/opening-hours.ts'
import { dateOf, DEFAULT_TIME, timeOf } from '#domain/period.ts'
import type { Branch } from '#contract/site.ts'
import { Field } from '#ui/field.tsx'
import { TimeSelect } from '#rental/trip-selects.tsx'
import { useTrip } from '../flow/trip-context.ts'
import { useBilingual, useMoney } from '#rental/rental-words.ts'

/** A half hour of the list: what can be said of it, and whether it can be chosen. */
export interface SlotOption {
  readonly slot: PickupSlot | DropoffSlot
  /** Too soon for a pick-up, or before the pick-up for a drop-off. */
  readonly gone: 'past' | 'before' | null
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly SlotOption[]
  readonly disabled: boolean
  readonly onChange: (time: string) => void
}

/** The specified half hours; those that cost more, or cannot be had, say so and why. */
export function TimeField({ label, value, options, disabled, onChange }: TimeFieldProps) {
  const t = useTranslations('booking.dates.slot')
  const describe = useSlotText()
  const time = value === undefined ? DEFAULT_TIME : timeOf(value)
  return (
    <Field label={label}>
      {/* The note about the chosen time is below, where there is room for it. */}
      <TimeSelect
        value={time}
        chosen={t('open', { time })}
        options={options.map((option) => ({
          time: option.slot.time,
          label: describe(option),
          disabled: option.gone !== null || option.slot.status === 'closed',
        }))}
        disabled={disabled}
        onChange={onChange}
      />
    </Field>
  )
}

function useSlotText(): (option: SlotOption) => string {
  const t = useTranslations('booking.dates.slot')
  const { site } = useTrip()
  const name = useBilingual()
  const money = useMoney(site.currency)
  return ({ slot, gone }) => {
    const { time } = slot
    if (gone) return t(gone, { time })
    if (slot.status === 'open') return t('open', { time })
    const fee = money.brief(slot.feeMinor)
    return slot.name ? t(`${slot.status}_name`, { time, fee, name: name(slot.name) }) : t(slot.status, { time, fee })
  }
}

/** Opening hours of the chosen day, and what the chosen time means. */
export function HoursNote({
  branch,
  local,
  slot,
  zone,
}: {
  readonly branch: Branch
  readonly local: string
  readonly slot: PickupSlot | DropoffSlot
  /** Names the time zone. */
  readonly zone: boolean
}) {
  const t = useTranslations('booking.dates.hours')
  const berlin = useTranslations('booking.dates')('berlin')
  const { site } = useTrip()
  const money = useMoney(site.currency)
  const name = useBilingual()
  const hours = hoursOn(branch.calendar, dateOf(local))
  const ranges = hours.ranges
    .map((range) => t('range', { opens: doorTime(range.opens), closes: doorTime(range.closes) }))
    .join(', ')
  const named = hours.name && name(hours.name)
  return (
    <div className="-mt-3 space-y-1 text-small text-ink-500">
      <p className="figures">
        {ranges === ''
          ? named === undefined
            ? t('closed')
            : t('closedName', { name: named })
          : named === undefined
            ? t('open', { ranges })
            : t('openName', { ranges, name: named })}
        {zone && ` · ${berlin}`}
      </p>
      {slot.status === 'after_hours' && (
        <p className="font-semibold text-amber-800">{t('afterHours', { fee: money.brief(slot.feeMinor) })}</p>
      )}
      {slot.status === 'key_box' && <p className="text-ink-700">{t('keyBox')}</p>}
    </div>
  )
}
