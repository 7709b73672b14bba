import { useTranslations } from 'use-intl'

import { useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import type { Problem, Problems } from '#forms/problems.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Name = 'name' | 'email' | 'phone' | 'reference' | 'message'

/** Fields for sender, subject, recipient and message, each with its problem below it. */
export function ContactFields({ problems }: { readonly problems: Problems }) {
  const t = useTranslations('home.contact')
  const wrong = useWords()
  const about = (name: Name) => ({ label: t(`form.${name}`), error: wrong(name, problems[name]) })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...about('name')} required>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field {...about('email')} required>
        <TextInput name="email" type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Field {...about('phone')} hint={t('form.phoneHint')}>
        <TextInput name="phone" type="tel" autoComplete="tel" />
      </Field>
      <Field {...about('reference')} hint={t('form.referenceHint')}>
        <TextInput name="reference" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <Field label={t('form.branch')} className="sm:col-span-2">
        <Branches />
      </Field>
      <Field {...about('message')} required className="sm:col-span-2">
        <TextArea name="message" rows={6} />
      </Field>
    </div>
  )
}

function Branches() {
  const t = useTranslations()
  const language = useLanguage()
  return (
    <Select name="branch" defaultValue="general">
      <option value="general">{t('home.contact.general')}</option>
      {useBranches().map(({ id, code, names }) => (
        <option key={id} value={code} data-each="branch">
          {names[language]}
        </option>
      ))}
    </Select>
  )
}

function useWords(): (name: Name, problem: Problem | undefined) => string | undefined {
  const t = useTranslations('home.contact.form')
  return (name, problem) => {
    if (problem === undefined) return undefined
    if (problem === 'missing' && name !== 'phone' && name !== 'reference') return t(`missing.${name}`)
    if (problem === 'tooLong') return t('invalid.tooLong')
    return name === 'email' || name === 'phone' ? t(`invalid.${name}`) : t('invalid.other')
  }
}
