import { useLocale, useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useBranches } from '#api/branches.ts'
import { TIME_OPTIONS } from '#domain/period.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { DayField } from '../ui/day-field.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { momentParts } from '../ui/typed-moment.ts'
import { useBranchById } from './branch-words.ts'
import type { Tried, Wish } from './change-wish.ts'

/** Places, times and vehicle of a rental; once it is under way, its return alone. */
export function TripFields({
  wish,
  theirs,
  wrong,
  verdictId,
  onlyReturn,
  offers,
  booking,
  onChange,
}: {
  readonly wish: Wish
  /** Terms that a colleague changed meanwhile as well; what they chose stands beside them. */
  readonly theirs: ReadonlySet<keyof Wish>
  /** Terms that cannot be, and the id of the words that say why. */
  readonly wrong: Tried['verdict']['fields']
  readonly verdictId: string
  readonly onlyReturn: boolean
  readonly offers: Tried['offers']
  readonly booking: StaffBooking
  readonly onChange: (more: Partial<Wish>) => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  const format = useFormat()
  const branchName = useBranchById()
  const trouble = (at: 'start' | 'end') => (wrong[at] === undefined ? undefined : verdictId)
  const hint = (name: keyof Wish, value: string) => (theirs.has(name) ? t('theirs', { value }) : undefined)
  const said = (place: 'pickup' | 'dropoff', at: 'start' | 'end') => ({
    branch: hint(place, branchName(booking[place])),
    at: hint(at, format.wallClock(booking[at])),
  })
  return (
    <>
      {!onlyReturn && (
        <End
          branchLabel={t('pickup')}
          dayLabel={t('pickupDay')}
          theirs={said('pickup', 'start')}
          branch={wish.pickup}
          at={wish.start}
          trouble={trouble('start')}
          onBranch={(pickup) => onChange({ pickup })}
          onAt={(start) => onChange({ start })}
        />
      )}
      <End
        branchLabel={t('dropoff')}
        dayLabel={t('dropoffDay')}
        theirs={said('dropoff', 'end')}
        branch={wish.dropoff}
        at={wish.end}
        trouble={trouble('end')}
        onBranch={(dropoff) => onChange({ dropoff })}
        onAt={(end) => onChange({ end })}
      />
      {!onlyReturn && (
        <VehicleField {...{ wish, offers, booking, onChange }} hint={hint('vehicleId', booking.vehicle.name)} />
      )}
    </>
  )
}

/** Vehicle, with its price for the trip or why it is not to be had. */
function VehicleField({
  wish,
  offers,
  booking,
  hint,
  onChange,
}: {
  readonly wish: Wish
  readonly offers: Tried['offers']
  readonly booking: StaffBooking
  readonly hint: string | undefined
  readonly onChange: (more: Partial<Wish>) => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  const words = useWords()
  const money = useMoney(booking.price.currency)
  const why = { sold_out: t('soldOut'), one_way: t('notOneWay'), coming_soon: t('coming') }
  const known = offers.some(({ vehicleId }) => vehicleId === booking.vehicle.id)
  return (
    <Field label={t('vehicle')} hint={hint}>
      <Select value={wish.vehicleId} onChange={({ target }) => onChange({ vehicleId: Number(target.value) })}>
        {!known && <option value={booking.vehicle.id}>{booking.vehicle.name}</option>}
        {offers.map(({ vehicleId, name, type, available, reason, price }) => (
          <option key={vehicleId} value={vehicleId} disabled={!available && vehicleId !== wish.vehicleId}>
            {[name, words.type(type), reason === null ? price && money.exact(price.totalMinor) : why[reason]]
              .filter((one) => one !== null)
              .join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Branch, day and time of one end of a rental. */
function End({
  branchLabel,
  dayLabel,
  theirs,
  branch,
  at,
  trouble,
  onBranch,
  onAt,
}: {
  readonly branchLabel: string
  readonly dayLabel: string
  readonly theirs: { readonly branch: string | undefined; readonly at: string | undefined }
  readonly branch: number
  /** Its time, or what was typed as its day and is none, with the time of day. */
  readonly at: string
  /** Id of words elsewhere that say what is wrong with it. */
  readonly trouble: string | undefined
  readonly onBranch: (branch: number) => void
  readonly onAt: (at: string) => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  const language = useLocale()
  const branches = useBranches()
  const [day, time] = momentParts(at)
  const times = TIME_OPTIONS.includes(time) ? TIME_OPTIONS : [...TIME_OPTIONS, time].toSorted()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_6rem]">
      <Field label={branchLabel} hint={theirs.branch} className="max-sm:col-span-2">
        <Select value={branch} onChange={({ target }) => onBranch(Number(target.value))}>
          {branches.map(({ id, names }) => (
            <option key={id} value={id}>
              {names[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={dayLabel} hint={theirs.at}>
        <DayField required value={day} trouble={trouble} onChange={(next) => onAt(`${next}T${time}`)} />
      </Field>
      <Field label={t('time')}>
        <Select value={time} onChange={({ target }) => onAt(`${day}T${target.value}`)}>
          {times.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
