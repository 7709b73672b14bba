import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { documentKinds, needsExpiry, type DocumentKind } from '#domain/document.ts'
import { DateInput } from '#forms/date-input.tsx'
import type { Problem, Problems } from '#forms/problems.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import type { Description } from './check-document.ts'

interface DescribeFieldsProps {
  /** Initial values of the fields. */
  readonly before: Description
  readonly problems: Problems
  /** Takes the focus, because the customer has just chosen the kind elsewhere. */
  readonly focus?: boolean
}

/** Fields for kind and validity of a document. */
export function DescribeFields({ before, problems, focus = false }: DescribeFieldsProps) {
  const t = useTranslations('documents')
  const [kind, setKind] = useState(before.kind)
  const needed = needsExpiry(kind)
  const problem = problems['expiry']
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('upload.kind')}>
        <Select
          ref={focus ? takeFocus : undefined}
          name="kind"
          defaultValue={before.kind}
          onChange={(event) => setKind(event.target.value as DocumentKind)}
        >
          {documentKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t(needed ? 'upload.expiry' : 'upload.expiryOptional')}
        hint={needed ? t('upload.expiryHint') : undefined}
        error={problem && t(`problems.${wordOf(problem)}`)}
        required={needed}
      >
        <DateInput name="expiry" defaultValue={before.expiry} />
      </Field>
      {mayShowMore.has(kind) && <p className="text-small text-ink-700 sm:col-span-2">{t('upload.mask')}</p>}
    </div>
  )
}

/** Kinds with numbers and features on them that we do not need. */
const mayShowMore: ReadonlySet<DocumentKind> = new Set(['identity_card', 'passport', 'other'])

function wordOf(problem: Problem) {
  if (problem === 'missing') return 'expiryMissing'
  return problem === 'inPast' ? 'expiryPast' : 'expiryInvalid'
}
