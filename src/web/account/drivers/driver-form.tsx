import { useEffect, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import type { AccountDriver, DriverFields } from '#contract/driver.ts'
import { useSite } from '#api/site.ts'
import type { Problem, Problems } from '#forms/problems.ts'
import type { Typed } from '#forms/check-typed.ts'
import { useDraft } from '#forms/form-draft.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { asLinkOnPhone, formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { DateInput } from '#forms/date-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { SubHeading } from '../settings/settings-panel.tsx'
import { usualMinAge } from '../profile/profile-fields.ts'

interface FormProps {
  /** Driver to change; null for a new one. */
  readonly driver: AccountDriver | null
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

const attributes: Readonly<Record<keyof DriverFields, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'off', maxLength: 80, required: true },
  lastName: { autoComplete: 'off', maxLength: 80, required: true },
  dateOfBirth: { type: 'date', autoComplete: 'off', required: true },
  licenseExpiry: { type: 'date', autoComplete: 'off' },
}
const names = Object.keys(attributes) as (keyof DriverFields)[]

/** Form for a driver, new or changed. */
export function DriverForm({ driver, onSaved, onClose }: FormProps) {
  const t = useTranslations('profile.drivers')
  const minAge = useSite().data?.rules.minAge ?? usualMinAge
  const form = useCheckedForm(loadCheck(minAge), async (body: DriverFields) => {
    const result =
      driver === null
        ? await callAsMember('addDriver', { body })
        : await callAsMember('changeDriver', { params: { id: driver.id }, body })
    if (!result.ok) return result.error
    await onSaved()
    return null
  })
  const { id } = useMember().user
  useDraft(form.ref, 'driver', { owner: id, about: driver?.id ?? '' })
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  return (
    <form {...form.attributes} className="space-y-5">
      <SubHeading>{driver === null ? t('add') : `${driver.firstName} ${driver.lastName}`}</SubHeading>
      <div className="grid gap-4 min-[22.5rem]:grid-cols-2">
        {names.map((name) => (
          <Input key={name} name={name} value={driver?.[name] ?? ''} problems={form.problems} minAge={minAge} />
        ))}
      </div>
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t(driver === null ? 'save' : 'saveChange')}
        </Button>
        <Button variant="plain" className={asLinkOnPhone} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  )
}

const loadCheck = (minAge: number) => async () => {
  const { checkDriver } = await import('./check-driver.ts')
  return (typed: Typed) => checkDriver(typed, new Date(), minAge)
}

interface InputProps {
  readonly name: keyof DriverFields
  readonly value: string
  readonly problems: Problems
  readonly minAge: number
}

function Input({ name, value, problems, minAge }: InputProps) {
  const t = useTranslations('profile.drivers')
  const { required = false, ...rest } = attributes[name]
  const Control = rest.type === 'date' ? DateInput : TextInput
  const problem = problems[name]
  const words = (found: Problem) => {
    if (found === 'inPast') return t('wrong.expired')
    if (found === 'underAge') return t('wrong.underAge', { age: minAge })
    if (found === 'missing' && name !== 'licenseExpiry') return t(`missing.${name}`)
    return t(name === 'firstName' || name === 'lastName' ? 'wrong.text' : 'wrong.date')
  }
  return (
    <Field
      label={t(`fields.${name}`)}
      required={required}
      error={problem && words(problem)}
      {...(required ? {} : { hint: t('optional') })}
    >
      <Control {...rest} name={name} defaultValue={value} />
    </Field>
  )
}
