import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProblem } from '../checked-form.tsx'
import { linkStyle } from '../links-in-text.tsx'

/** Part of the sign-in form: a code of the app, or a recovery code. */
export function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const t = useTranslations('signInCode')
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const problem = useProblem('code')
  const error = problem && (problem === 'missing' ? t('missing') : t(`${kind}.invalid`))
  const change = `inline-flex min-h-11 items-center text-small ${linkStyle}`
  return (
    <div className="space-y-4">
      <p className="text-ink-700">{t(`${kind}.lead`)}</p>
      <Field
        label={t(`${kind}.label`)}
        hint={kind === 'app' ? t('app.hint') : t('recovery.hint', { phone: company.phone.text })}
        error={error}
        required
      >
        <TextInput
          key={kind}
          ref={takeFocus}
          name="code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="figures text-lg tracking-[0.15em]"
        />
      </Field>
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" className={change} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {t(`${kind}.other`)}
        </button>
        <button type="button" className={change} onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </div>
  )
}
