import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { documentKinds, expiryProblem, needsExpiry, type DocumentKind } from '#domain/document.ts'
import { dateOf, parseDate, toLocal } from '#domain/period.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Told } from './use-uploads.ts'

type Problem = 'expiryMissing' | 'expiryPast' | 'expiryInvalid'

/** What a document is and until when it is valid. `check` says what is told, or shows what is wrong. */
export interface Description {
  readonly told: Told
  readonly problem: Problem | null
  readonly set: (told: Told) => void
  readonly check: () => Told | null
}

export function useDescription(form: RefObject<HTMLFormElement | null>, before: Told): Description {
  const [told, setTold] = useState(before)
  const [problem, setProblem] = useState<Problem | null>(null)
  return {
    told,
    problem,
    set: (next) => {
      setTold(next)
      setProblem(null)
    },
    check: () => {
      const input = form.current?.querySelector<HTMLInputElement>('[name=expiry]')
      // Half a date is an empty value.
      const found = input?.validity.badInput === true ? 'expiryInvalid' : problemIn(told)
      setProblem(found)
      if (found === null) return told
      input?.focus()
      return null
    },
  }
}

function problemIn({ kind, expiry }: Told): Problem | null {
  if (expiry !== '' && parseDate(expiry) === null) return 'expiryInvalid'
  const problem = expiryProblem(kind, expiry || null, dateOf(toLocal(new Date())))
  if (problem === null) return null
  return ({ wrong_type: 'expiryMissing', in_past: 'expiryPast', invalid_date: 'expiryInvalid' } as const)[problem]
}

export function DescribeFields({ description }: { readonly description: Description }) {
  const t = useTranslations('documents')
  const { told, problem, set } = description
  const needed = needsExpiry(told.kind)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('upload.kind')}>
        <Select
          name="kind"
          value={told.kind}
          onChange={(event) => set({ ...told, kind: event.target.value as DocumentKind })}
        >
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t(needed ? 'upload.expiry' : 'upload.expiryOptional')}
        hint={needed ? t('upload.expiryHint') : undefined}
        error={problem === null ? undefined : t(`problems.${problem}`)}
        required={needed}
      >
        <TextInput
          name="expiry"
          type="date"
          value={told.expiry}
          onChange={(event) => set({ ...told, expiry: event.target.value })}
        />
      </Field>
    </div>
  )
}
