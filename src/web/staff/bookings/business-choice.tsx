import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { Field, Select } from '../ui/dense-field.tsx'

interface Props {
  /** Customer who rents. */
  readonly customer: string
  /** Company to which the papers go; '' for an address that is typed. */
  readonly value: string
  readonly onChange: (business: string) => void
}

/** Companies for which the customer may rent. Nothing where there is none. */
export function BusinessChoice({ customer, value, onChange }: Props) {
  const t = useTranslations('staff.bookings.form.invoice')
  const { data } = useMemberData('getStaffCustomer', { params: { id: customer }, query: {} })
  const businesses = data?.businesses.filter(({ blocked }) => !blocked) ?? []
  if (businesses.length === 0) return null
  return (
    <Field label={t('business')} hint={t('businessHint')}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('typed')}</option>
        {businesses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
