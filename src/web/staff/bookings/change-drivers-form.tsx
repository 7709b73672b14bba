import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { DayField } from '../ui/day-field.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { isDayOrEmpty } from '../ui/typed-day.ts'

/** Additional driver as typed. Fields that are left out stay as they are. */
export interface TypedDriver {
  readonly id?: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly licenseNumber?: string
  readonly licenseExpiry: string
  /** Whether a licence number is stored. */
  readonly kept: boolean
}

export const driversOf = ({ otherDrivers }: StaffBooking): TypedDriver[] =>
  otherDrivers.map(({ id, firstName, lastName, dateOfBirth, licenseExpiry, hasPapers }) => ({
    id,
    firstName,
    lastName,
    dateOfBirth: dateOfBirth ?? '',
    licenseExpiry: licenseExpiry ?? '',
    kept: hasPapers,
  }))

/** Whether each day that was typed is one. */
export const areReadable = (drivers: readonly TypedDriver[]): boolean =>
  drivers.every(({ dateOfBirth, licenseExpiry }) => isDayOrEmpty(dateOfBirth) && isDayOrEmpty(licenseExpiry))

const nobody: TypedDriver = { firstName: '', lastName: '', dateOfBirth: '', licenseExpiry: '', kept: false }

/** Names and papers of the additional drivers, as many as are booked. */
export function ChangeDrivers({
  drivers,
  count,
  onChange,
}: {
  readonly drivers: readonly TypedDriver[]
  readonly count: number
  readonly onChange: (drivers: readonly TypedDriver[]) => void
}) {
  const t = useTranslations('staff.bookings')
  const shown = Array.from({ length: count }, (_, at) => drivers[at] ?? nobody)
  const set = (at: number, more: Partial<TypedDriver>) =>
    onChange(shown.map((driver, index) => (index === at ? { ...driver, ...more } : driver)))
  return shown.map((driver, at) => (
    <fieldset key={driver.id ?? `new-${at}`} className="border-t border-line pt-3">
      <legend className="float-left mb-2 w-full font-semibold">
        {t('page.driverNumber', { number: String(at + 2) })}
      </legend>
      <DriverFields driver={driver} onChange={(more) => set(at, more)} />
    </fieldset>
  ))
}

function DriverFields({
  driver,
  onChange,
}: {
  readonly driver: TypedDriver
  readonly onChange: (more: Partial<TypedDriver>) => void
}) {
  const t = useTranslations('staff.bookings.form.change')
  return (
    <div className="clear-both grid gap-3 sm:grid-cols-2">
      <Field label={t('firstName')}>
        <Input
          maxLength={80}
          value={driver.firstName}
          onChange={({ target }) => onChange({ firstName: target.value })}
        />
      </Field>
      <Field label={t('lastName')}>
        <Input maxLength={80} value={driver.lastName} onChange={({ target }) => onChange({ lastName: target.value })} />
      </Field>
      <Field label={t('birthday')}>
        <DayField plain meant="last" value={driver.dateOfBirth} onChange={(dateOfBirth) => onChange({ dateOfBirth })} />
      </Field>
      <Field label={t('licence')} hint={driver.kept ? t('licenceKept') : undefined}>
        <Input
          maxLength={30}
          value={driver.licenseNumber ?? ''}
          onChange={({ target }) => onChange({ licenseNumber: target.value })}
        />
      </Field>
      <Field label={t('licenceExpiry')}>
        <DayField plain value={driver.licenseExpiry} onChange={(licenseExpiry) => onChange({ licenseExpiry })} />
      </Field>
    </div>
  )
}
