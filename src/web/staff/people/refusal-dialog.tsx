import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { refusalReasons, type RefusalReason } from '#domain/document.ts'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'

export type Reason = { readonly chosen: RefusalReason } | { readonly words: string }

interface Props {
  readonly busy: boolean
  readonly problem: string | null
  readonly onRefuse: (reason: Reason) => void
  readonly onClose: () => void
}

/** Reason of a refusal: one of ours, in the customer's language, or own words. */
export function RefusalDialog({ busy, problem, onRefuse, onClose }: Props) {
  const t = useTranslations('staff.inbox')
  const [chosen, setChosen] = useState<RefusalReason | 'own'>(refusalReasons[0])
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const refuse = () => {
    if (chosen !== 'own') return onRefuse({ chosen })
    if (words.trim() === '') return setMissing(true)
    onRefuse({ words })
  }
  return (
    <AskDialog
      title={t('refuseTitle')}
      act={t('refuse')}
      busy={busy}
      problem={problem}
      onAct={refuse}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1 text-meta text-ink-700">{t('refuseText')}</legend>
        {[...refusalReasons, 'own' as const].map((reason) => (
          <label key={reason} className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
              className="size-4.5 accent-petrol-600"
            />
            {t(`reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      {chosen === 'own' && (
        <Field label={t('ownWords')} error={missing ? t('emptyReason') : undefined}>
          <TextArea value={words} maxLength={500} onChange={({ target }) => setWords(target.value)} />
        </Field>
      )}
    </AskDialog>
  )
}
