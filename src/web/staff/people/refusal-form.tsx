import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { refusalReasons, type RefusalReason } from '#domain/document.ts'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { Button } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Problem } from '../ui/problem.tsx'

export type Reason = { readonly chosen: RefusalReason } | { readonly words: string }

/** Reason that was begun and not sent. */
export interface Draft {
  readonly chosen: Choice | null
  readonly words: string
}

/** Drafts by the document's id, which stay while one looks at another document. */
export type Drafts = Map<string, Draft>

interface Props {
  readonly draft: Draft | undefined
  readonly onDraft: (draft: Draft) => void
  readonly busy: boolean
  readonly problem: string | null
  readonly onRefuse: (reason: Reason) => void
  readonly onClose: () => void
}

const choices = [...refusalReasons, 'own'] as const
type Choice = (typeof choices)[number]

/**
 * Reason of a refusal: one of ours, in the customer's language, or own words. Each has its number as its key. It stands
 * beside the picture, by which the reason is found.
 */
export function RefusalForm({ draft, onDraft, busy, problem, onRefuse, onClose }: Props) {
  const t = useTranslations('staff.inbox')
  const heading = useId()
  const [chosen, setChosen] = useState<Choice | null>(draft?.chosen ?? null)
  const list = useRef<HTMLFieldSetElement>(null)
  const [words, setWords] = useState(draft?.words ?? '')
  const [missing, setMissing] = useState(false)
  useEffect(() => list.current?.querySelector('input')?.focus(), [])
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
    onDraft({ chosen: reason, words })
    setMissing(false)
  }
  const write = (value: string) => {
    setWords(value)
    onDraft({ chosen, words: value })
  }
  const trouble = missing && chosen === null ? t('noReason') : problem
  return (
    <dialog open aria-labelledby={heading} className="static m-0 w-full max-w-none bg-transparent p-0 text-inherit">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the page wait meanwhile */}
      <form
        method="dialog"
        noValidate
        className="grid gap-3"
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onClose()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          refuse()
        }}
      >
        <h2 id={heading} className="font-display text-sm font-semibold">
          {t('refuseTitle')}
        </h2>
        <Reasons list={list} chosen={chosen} onChoose={choose} />
        {chosen === 'own' && (
          <Field label={t('ownWords')} error={missing ? t('emptyReason') : undefined}>
            <TextArea value={words} maxLength={500} onChange={({ target }) => write(target.value)} />
          </Field>
        )}
        <Problem words={trouble} />
        <Ends busy={busy} onClose={onClose} />
      </form>
    </dialog>
  )
}

function Ends({ busy, onClose }: Pick<Props, 'busy' | 'onClose'>) {
  const t = useTranslations('staff')
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size="large" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" look="petrol" size="large" busy={busy}>
        {t('inbox.refuse')}
      </Button>
    </div>
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
