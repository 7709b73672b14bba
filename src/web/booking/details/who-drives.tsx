import { useTranslations } from 'use-intl'

import type { AccountDriver } from '#contract/driver.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useMemberData } from '#api/server-state.tsx'
import { draft, updateDraft } from './booking-draft.ts'

const fields = ['firstName', 'lastName', 'dateOfBirth', 'licenseExpiry'] as const

/** Choice of the driver for accounts with more than one. It fills in the fields, which can still be changed. */
export function WhoDrives() {
  const t = useTranslations('booking.details.who')
  const { driver } = useFlow()
  const { drivers } = useMemberData('getDrivers').data ?? { drivers: [] }
  if (drivers.length === 0) return null
  const chosen = drivers.find((one) =>
    fields.every((field) => one[field] === '' || one[field] === driver.values[field]),
  )
  return (
    <Field label={t('label')} hint={t('hint')} className="mb-8 max-w-md">
      <Select value={chosen?.id ?? ''} onChange={({ target }) => putIn(drivers.find(({ id }) => id === target.value))}>
        <option value="">{t('own')}</option>
        {drivers.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>{`${firstName} ${lastName}`}</option>
        ))}
      </Select>
    </Field>
  )
}

/** Numbers of papers belong to a person: they do not stay with another one. @param driver undefined is the account's owner */
function putIn(driver: AccountDriver | undefined): void {
  const { firstName: _f, lastName: _l, dateOfBirth: _d, licenseExpiry: _e, ...rest } = draft.read().driver
  const { passportNumber: _p, licenseNumber: _n, ...others } = rest
  const person = driver && Object.fromEntries(fields.map((field) => [field, driver[field]]))
  updateDraft({ driver: { ...others, ...person } })
}
