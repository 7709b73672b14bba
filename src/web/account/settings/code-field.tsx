import { useTranslations } from 'use-intl'

import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblem } from '../checked-form.tsx'

/** A code of the second factor, in a form. */
export function CodeField({ label, numeric = false }: { readonly label: string; readonly numeric?: boolean }) {
  const t = useTranslations('secondFactor')
  const problem = useProblem('code')
  return (
    <Field label={label} error={problem && t(problem === 'missing' ? 'missing' : 'invalid')} required>
      <TextInput
        name="code"
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="figures tracking-[0.15em]"
      />
    </Field>
  )
}
