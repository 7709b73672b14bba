import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { refusalReasons, type RefusalReason } from '#domain/document.ts'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'

export type Reason = { readonly chosen: RefusalReason } | { readonly words: string }

interface Props {
  readonly busy: boolean
  readonly problem: string | null
  readonly onRefuse: (reason: Reason) => void
  readonly onClose: () => void
}

const choices = [...refusalReasons, 'own'] as const
type Choice = (typeof choices)[number]

/** Reason of a refusal: one of ours, in the customer's language, or own words. Each has its number as its key. */
export function RefusalDialog({ busy, problem, onRefuse, onClose }: Props) {
  const t = useTranslations('staff.inbox')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const refuse = () => {
    if (chosen === null) {
      list.current?.querySelector('input')?.focus()
      return setMissing(true)
    }
    if (chosen !== 'own') return onRefuse({ chosen })
    if (words.trim() === '') return setMissing(true)
    onRefuse({ words })
  }
  const choose = (reason: Choice) => {
    setChosen(reason)
    setMissing(false)
  }
  return (
    <AskDialog
      title={t('refuseTitle')}
      act={t('refuse')}
      busy={busy}
      problem={missing && chosen === null ? t('noReason') : problem}
      onAct={refuse}
      onClose={onClose}
    >
      <Reasons list={list} chosen={chosen} onChoose={choose} />
      {chosen === 'own' && (
        <Field label={t('ownWords')} error={missing ? t('emptyReason') : undefined}>
          <TextArea value={words} maxLength={500} onChange={({ target }) => setWords(target.value)} />
        </Field>
      )}
    </AskDialog>
  )
}

interface ReasonsProps {
  readonly list: RefObject<HTMLFieldSetElement | null>
  readonly chosen: Choice | null
  readonly onChoose: (reason: Choice) => void
}

function Reasons({ list, chosen, onChoose }: ReasonsProps) {
  const t = useTranslations('staff.inbox')
  const hear = ({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLFieldSetElement>) => {
    if (ctrlKey || metaKey || altKey) return
    const reason = choices[Number(key) - 1]
    if (reason === undefined) return
    onChoose(reason)
    currentTarget.querySelector<HTMLElement>(`[value=${reason}]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the choices inside have the focus
    <fieldset ref={list} onKeyDown={hear}>
      <legend className="mb-1 text-meta text-ink-700">{t('refuseText')}</legend>
      {choices.map((reason, at) => (
        <label
          key={reason}
          className="-mx-2 flex min-h-9 items-center gap-2.5 rounded-field px-2 hover:bg-sand has-checked:bg-petrol-50 touch:min-h-11"
        >
          <input
            type="radio"
            name="reason"
            value={reason}
            aria-keyshortcuts={String(at + 1)}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-4.5 accent-petrol-600"
          />
          <span className="flex-1">{t(`reasons.${reason}`)}</span>
          <Kbd keys={String(at + 1)} />
        </label>
      ))}
    </fieldset>
  )
}
