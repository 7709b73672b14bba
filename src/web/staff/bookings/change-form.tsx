import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useMoney } from '#rental/rental-words.ts'
import { ActForm } from './act-form.tsx'
import { changeBack, driversBack, losingPapers } from './change-back.ts'
import { ChangeDrivers } from './change-drivers-form.tsx'
import { TripFields } from './change-fields.tsx'
import { ChangeVerdict } from './change-verdict.tsx'
import { useChange } from './change-wish.ts'
import { ExtraFields } from './extra-fields.tsx'
import { useTakeBack } from './use-take-back.ts'

/** Change of a booking. With every entry the server tries it and says what it would cost, before it is made. */
export function ChangeForm({
  booking,
  part,
  onDone,
}: {
  readonly booking: StaffBooking
  readonly part: 'trip' | 'extras' | 'extend'
  readonly onDone: () => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  const money = useMoney(booking.price.currency)
  const { wish, set, theirs, drivers, setDrivers, count, body, tried, offers, asking, failed, totalMinor } = useChange(
    booking,
    part === 'extras',
  )
  const takeBack = useTakeBack()
  const verdictId = useId()
  const named = drivers.slice(0, count)
  const gone = part === 'extras' ? losingPapers(booking, named) : []
  const back = { ...changeBack(booking), ...(part === 'extras' && { drivers: driversBack(booking, named) }) }
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done', { amount: money.exact(totalMinor ?? booking.price.totalMinor) })}
      off={totalMinor === null}
      onDone={onDone}
      consequence={gone.length > 0 ? t('papersGone', { names: gone.join(', ') }) : undefined}
      undoOf={gone.length > 0 ? undefined : takeBack((act) => act('changeStaffBooking', back))}
      run={(act) => act('changeStaffBooking', { ...body, totalMinor: totalMinor ?? 0 })}
    >
      {part === 'extras' ? (
        <>
          <ExtraFields wish={wish} booking={booking} onChange={set} />
          {count > 0 && <ChangeDrivers drivers={drivers} count={count} onChange={setDrivers} />}
        </>
      ) : (
        <TripFields
          wish={wish}
          theirs={theirs}
          wrong={tried?.verdict.fields ?? {}}
          verdictId={verdictId}
          onlyReturn={part === 'extend'}
          offers={offers}
          booking={booking}
          onChange={set}
        />
      )}
      <ChangeVerdict
        id={verdictId}
        booking={booking}
        tried={tried}
        asking={asking}
        failed={failed}
        vehicleId={wish.vehicleId}
        onVehicle={part === 'trip' ? (vehicleId) => set({ vehicleId }) : null}
      />
    </ActForm>
  )
}
