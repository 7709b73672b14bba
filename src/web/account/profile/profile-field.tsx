import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { useSite } from '#api/site.ts'
import { CountryInput } from '#forms/country-input.tsx'
import { DateInput } from '#forms/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Problem } from '#forms/problems.ts'
import { useProblem } from '../checked-form.tsx'
import { useProblemText } from '../account-problems.ts'
import { numberOf, plainFields, usualMinAge, type PlainField, type ProfileField } from './profile-fields.ts'

type Attributes = Omit<ComponentProps<'input'>, 'name'>

/** A field of the profile, with what is stored to begin with. */
export function ProfileInput({
  profile,
  name,
  ...rest
}: { readonly profile: Profile; readonly name: ProfileField; readonly hint?: ReactNode } & Attributes) {
  const label = useFieldLabel()
  return <LabelledInput {...rest} name={name} label={label(name)} defaultValue={profile[name] ?? ''} />
}

/** Label, hint and what is wrong around an input. */
export function LabelledInput({
  name,
  label,
  hint,
  required = false,
  className,
  ...input
}: { readonly name: string; readonly label: string; readonly hint?: ReactNode } & Attributes) {
  const problem = useProblem(name)
  const words = useWords()
  const Input = name === 'country' ? CountryInput : input.type === 'date' ? DateInput : TextInput
  return (
    <Field
      label={label}
      error={problem && words(name, problem)}
      required={required}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    >
      <Input {...input} name={name} />
    </Field>
  )
}

const registered = new Set<string>(plainFields.filter((field) => field !== 'additionalInfo'))
const numbers = new Set<string>(Object.values(numberOf))
type Registered = Exclude<PlainField, 'additionalInfo'>
const isRegistered = (name: string): name is Registered => registered.has(name)

/** Labels of fields that are understood without their heading. */
export function useFieldLabel(): (field: ProfileField) => string {
  const t = useTranslations('profile')
  const fields = useTranslations('account.fields')
  return (field) => {
    if (isRegistered(field)) return fields(field)
    if (field === 'additionalInfo') return t('additionalInfo')
    return t(field.endsWith('Issue') ? 'documents.issue' : 'documents.expiry')
  }
}

function useWords(): (name: string, problem: Problem) => string {
  const t = useTranslations('profile.wrong')
  const account = useProblemText()
  const age = useSite().data?.rules.minAge ?? usualMinAge
  return (name, problem) => {
    if (problem === 'underAge') return t('underAge', { age })
    if (problem === 'inFuture' || problem === 'beforeIssue') return t(problem)
    if (isRegistered(name)) return account(name, problem)
    if (problem === 'tooLong') return t('tooLong')
    if (numbers.has(name)) return t('number')
    return t(/(Issue|Expiry)$/.test(name) ? 'date' : 'text')
  }
}
