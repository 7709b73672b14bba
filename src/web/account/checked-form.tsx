import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput, TextInput } from '#ui/text-input.tsx'
import type { Problem, Problems } from '#forms/problems.ts'
import { useProblemText, type FieldName } from './account-problems.ts'
import type { useAccountForm } from './use-account-form.ts'

const FormProblems = createContext<Problems>({})

/** Form element of `useAccountForm`, which passes problems to its fields. */
export function CheckedForm({
  form,
  className,
  children,
}: {
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'attributes' | 'problems'>
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <FormProblems value={form.problems}>
      <form {...form.attributes} className={className}>
        {children}
      </form>
    </FormProblems>
  )
}

/** Problem of a field of the surrounding form. */
export const useProblem = (name: string): Problem | undefined => use(FormProblems)[name]

function useFieldError(name: FieldName): string | undefined {
  const words = useProblemText()
  const problem = useProblem(name)
  return problem && words(name, problem)
}

/** Labelled field of a form, with its problem in words below it. */
export function InputField({
  name,
  label,
  hint,
  className,
  as = TextInput,
  ...input
}: {
  readonly name: Exclude<FieldName, 'acceptTerms'>
  readonly label?: string
  readonly hint?: ReactNode
  readonly as?: ComponentType<ComponentProps<'input'>>
} & Omit<ComponentProps<'input'>, 'name'>) {
  const t = useTranslations('account.fields')
  const Input = input.type === 'password' ? PasswordInput : as
  return (
    <Field
      label={label ?? t(name)}
      error={useFieldError(name)}
      required
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    >
      <Input {...input} name={name} />
    </Field>
  )
}

/** A checkbox that must be ticked. */
export function RequiredCheckbox({ name, label }: { readonly name: 'acceptTerms'; readonly label: ReactNode }) {
  return <Checkbox name={name} label={label} error={useFieldError(name)} required />
}
