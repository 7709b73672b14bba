import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { documentKinds, needsExpiry, type DocumentKind } from '#domain/document.ts'
import { DateInput } from '#forms/date-input.tsx'
import type { Problem, Problems } from '#forms/problems.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { Description } from './check-document.ts'

interface DescribeFieldsProps {
  /** Initial values of the fields. */
  readonly before: Description
  readonly problems: Problems
}

/** Fields for kind and validity of a document. */
export function DescribeFields({ before, problems }: DescribeFieldsProps) {
  const t = useTranslations('documents')
  const [kind, setKind] = useState(before.kind)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('upload.kind')}>
        <Select
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
      <ExpiryField kind={kind} before={before.expiry} problems={problems} />
    </div>
  )
}

interface ExpiryFieldProps {
  readonly kind: DocumentKind
  readonly before: string
  readonly problems: Problems
}

/** Last day of validity, and what the customer may black out. */
export function ExpiryField({ kind, before, problems }: ExpiryFieldProps) {
  const t = useTranslations('documents')
  const needed = needsExpiry(kind)
  const problem = problems['expiry']
  return (
    <>
      <Field
        label={t(needed ? 'upload.expiry' : 'upload.expiryOptional')}
        hint={needed ? t('upload.expiryHint') : undefined}
        error={problem && t(`problems.${wordOf(problem)}`)}
        required={needed}
      >
        <DateInput name="expiry" defaultValue={before} />
      </Field>
      {mayShowMore.has(kind) && <p className="text-small text-ink-700 sm:col-span-2">{t('upload.mask')}</p>}
    </>
  )
}

/** Kinds with numbers and features on them that we do not need. */
const mayShowMore: ReadonlySet<DocumentKind> = new Set(['identity_card', 'passport', 'other'])

function wordOf(problem: Problem) {
  if (problem === 'missing') return 'expiryMissing'
  return problem === 'inPast' ? 'expiryPast' : 'expiryInvalid'
}
