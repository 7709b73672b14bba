import { useTranslations } from 'use-intl'

import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import { useTrip } from '../flow/trip-context.ts'
import type { BranchId } from '../flow/trip.ts'

interface BranchFieldProps {
  readonly label: string
  readonly value: BranchId | undefined
  readonly error: string | undefined
  readonly onChange: (id: BranchId) => void
}

/** One of the branches; none before the visitor chose. */
export function BranchField({ label, value, error, onChange }: BranchFieldProps) {
  const t = useTranslations('booking.dates')
  const { site } = useTrip()
  const name = useBranchName()
  const choose = (text: string) => {
    const branch = site.branches.find(({ id }) => String(id) === text)
    if (branch) onChange(branch.id)
  }
  return (
    <Field label={label} error={error}>
      <Select value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        {value === undefined && <option value="">{t('chooseBranch')}</option>}
        {site.branches
          .filter(({ id, closed }) => !closed || id === value)
          .map((branch) => (
            <option key={branch.id} value={branch.id}>
              {name(branch)}
            </option>
          ))}
      </Select>
    </Field>
  )
}
