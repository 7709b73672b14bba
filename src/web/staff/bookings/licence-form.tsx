import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { DayField } from '../ui/day-field.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { ActForm } from './act-form.tsx'
import { driversOf, isWithoutLicence } from './acts-of.ts'

/** Driving licence of somebody who drives, as the desk reads it. The first driver without one is proposed. */
export function LicenceForm({ booking, onDone }: { readonly booking: StaffBooking; readonly onDone: () => void }) {
  const t = useTranslations('staff.bookings.form.licence')
  const form = useTranslations('staff.bookings.form')
  const p = useTranslations('staff.bookings.page')
  const drivers = driversOf(booking)
  const [chosen, setChosen] = useState(() => (drivers.find(isWithoutLicence) ?? drivers[0])?.id ?? '')
  const [licenseNumber, setNumber] = useState('')
  const [licenseExpiry, setExpiry] = useState('')
  const replaces = drivers.some((driver) => driver.id === chosen && !isWithoutLicence(driver))
  const nameOf = ({ firstName, lastName }: (typeof drivers)[number], at: number) =>
    `${firstName} ${lastName}`.trim() || p('driverNumber', { number: String(at + 1) })
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={replaces ? t('consequence') : undefined}
      off={chosen === ''}
      onDone={onDone}
      run={(act) =>
        act('setStaffLicence', { licenseNumber: licenseNumber.trim(), licenseExpiry }, { driverId: chosen })
      }
    >
      {drivers.length > 1 && (
        <Field label={t('driver')}>
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {drivers.map((driver, at) => (
              <option key={driver.id} value={driver.id}>
                {nameOf(driver, at)}
                {isWithoutLicence(driver) ? `, ${p('missingPapers')}` : ''}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_11rem]">
        <Field label={t('number')} hint={t('sealed')} lack={licenseNumber.trim() === '' ? form('missing') : undefined}>
          <Input
            autoComplete="off"
            maxLength={40}
            value={licenseNumber}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
        <Field label={t('until')} lack={licenseExpiry === '' ? form('missing') : undefined}>
          <DayField plain value={licenseExpiry} onChange={setExpiry} />
        </Field>
      </div>
    </ActForm>
  )
}
