import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useBranches } from '#api/branches.ts'
import { useLocale } from 'use-intl'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { MomentField } from '../ui/moment-field.tsx'
import { readKm } from '../ui/read-km.ts'
import { ActForm } from './act-form.tsx'
import { driversOf, isWithoutLicence } from './acts-of.ts'
import { LicenceForm } from './licence-form.tsx'

interface Props {
  readonly booking: StaffBooking
  readonly onDone: () => void
}

/** Handover with the odometer alone. */
export function HandOverForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.handOver')
  const form = useTranslations('staff.bookings.form')
  const format = useFormat()
  const [km, setKm] = useState('')
  const car = booking.cars.at(-1)
  const may = useMay()
  const [licence, setLicence] = useState(false)
  const lacking = may('setLicence') && driversOf(booking).some(isWithoutLicence)
  // The entries for the handover are still there afterwards.
  if (licence) return <LicenceForm booking={booking} onDone={() => setLicence(false)} />
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={t('consequence')}
      off={car === undefined}
      onDone={onDone}
      run={(act) => act('handOverStaffBooking', { plate: car?.plate ?? '', km: readKm(km) })}
    >
      {lacking && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-amber-100 px-3 py-2.5 font-semibold text-amber-800">
          {t('noLicence')}
          <Button onClick={() => setLicence(true)}>{t('enterLicence')}</Button>
        </p>
      )}
      {car && <p>{t('lead', { plate: car.plate, vehicle: car.vehicle, km: format.number(car.km) })}</p>}
      <Field label={t('km')} lack={Number.isNaN(readKm(km)) ? form('badKm') : undefined}>
        <Input inputMode="numeric" value={km} onChange={({ target }) => setKm(target.value)} />
      </Field>
    </ActForm>
  )
}

/** Return: kilometres, where and when. */
export function TakeBackForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const format = useFormat()
  const language = useLocale()
  const branches = useBranches()
  const [km, setKm] = useState('')
  const [at, setAt] = useState('')
  const [branch, setBranch] = useState(booking.dropoff)
  return (
    <ActForm
      booking={booking}
      submit={t('takeBack.submit')}
      done={t('takeBack.done')}
      consequence={t('takeBack.consequence')}
      onDone={onDone}
      run={(act) => act('takeBackStaffBooking', { km: readKm(km), at: at || null, branch })}
    >
      <p>{t('takeBack.lead', { plate: booking.cars.at(-1)?.plate ?? '', km: format.number(booking.kmOut ?? 0) })}</p>
      <Field label={t('handOver.km')} lack={Number.isNaN(readKm(km)) ? t('badKm') : undefined}>
        <Input inputMode="numeric" value={km} onChange={({ target }) => setKm(target.value)} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label={t('takeBack.branch')}>
          <Select value={branch} onChange={({ target }) => setBranch(Number(target.value))}>
            {branches.map(({ id, names }) => (
              <option key={id} value={id}>
                {names[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('takeBack.at')}>
          <MomentField meant="last" value={at} onChange={setAt} />
        </Field>
      </div>
    </ActForm>
  )
}

/** Ends a returned rental, having shown what it costs and what is still due. */
export function CloseForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.close')
  const money = useMoney(booking.price.currency)
  const { chargesMinor, balance } = booking
  return (
    <ActForm
      booking={booking}
      danger
      submit={t('submit')}
      done={t('done')}
      onDone={onDone}
      run={(act) => act('closeStaffBooking', { chargesMinor, dueMinor: balance.dueMinor })}
    >
      <p>{t('lead', { total: money.exact(balance.chargedMinor), charges: money.exact(chargesMinor) })}</p>
      {balance.dueMinor > 0 && (
        <p className="font-semibold text-amber-800">{t('due', { amount: money.exact(balance.dueMinor) })}</p>
      )}
    </ActForm>
  )
}
