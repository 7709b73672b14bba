import type { ComponentProps } from 'react'

import { useBranch, useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Select } from '#ui/select.tsx'

type Attributes = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className'>

/** The branches of the company. @param props.choose shown while none is chosen */
export function BranchSelect({
  value,
  choose,
  onChange,
  ...rest
}: Attributes & {
  readonly value: number | undefined
  readonly choose?: string
  readonly onChange: (branch: number) => void
}) {
  const language = useLanguage()
  const open = useBranches()
  // A booking may begin or end at a branch that has closed since.
  const booked = useBranch(value ?? 0)
  const branches = booked === undefined || open.includes(booked) ? open : [...open, booked]
  return (
    <Select
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
      className="text-ellipsis"
    >
      {value === undefined && <option value="">{choose}</option>}
      {branches.map(({ id, names }) => (
        <option key={id} value={id} data-each="branch">
          {names[language]}
        </option>
      ))}
    </Select>
  )
}

export interface TimeOption {
  readonly time: string
  /** The time and what there is to say about it. */
  readonly label: string
  readonly disabled: boolean
}

/** The half hours of a day. @param props.chosen text of the chosen one; the field has no room for more than its time */
export function TimeSelect({
  value,
  chosen = value,
  options,
  onChange,
  ...rest
}: Attributes & {
  readonly value: string
  readonly chosen?: string
  readonly options: readonly TimeOption[]
  readonly onChange: (time: string) => void
}) {
  return (
    <Select {...rest} value={value} onChange={({ target }) => onChange(target.value)} className="figures text-ellipsis">
      {options.map(({ time, label, disabled }) => (
        <option key={time} value={time} disabled={disabled}>
          {time === value ? chosen : label}
        </option>
      ))}
    </Select>
  )
}
