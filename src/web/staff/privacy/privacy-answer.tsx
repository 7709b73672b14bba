import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import german from '#content/de/privacy-answers.ts'
import english from '#content/en/privacy-answers.ts'
import { useKeys } from '../frame/keys.tsx'
import { useToast } from '../frame/toast.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { MailedNotice } from '../ui/mailed-notice.tsx'
import { Problem } from '../ui/problem.tsx'
import type { PrivacyRequest } from './shape.ts'
import { nextOf } from './next-step.ts'

const templates = { de: german, en: english }

interface AnswerProps {
  readonly request: PrivacyRequest
  readonly text: string
  readonly onText: (text: string) => void
  /** Unfolds the step in which the answer is. */
  readonly onShow: () => void
}

/** Answer by letter, with a template in the language of the person. */
export function PrivacyAnswer({ request, text, onText, onShow }: AnswerProps) {
  const t = useTranslations('staff.privacy.answer')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, version, name, language, kind } = request
  const send = async () => {
    if (text.trim() === '') return setEmpty(true)
    if (!(await run(() => callAsMember('answerPrivacyRequest', { params: { id }, body: { text, version } })))) return
    onText('')
    toast({ words: t('sent', { name }) })
  }
  const type = (value: string) => {
    onText(value)
    setEmpty(false)
  }
  const show = () => {
    flushSync(onShow)
    field.current?.focus()
  }
  useKeys([
    { keys: 'r', label: t('label'), run: show },
    { keys: 'mod+Enter', label: t('send'), run: () => void send(), inFields: true },
  ])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-3"
    >
      <Field label={t('label')} hint={t('hint')} error={empty ? t('empty') : undefined}>
        <TextArea
          ref={field}
          rows={5}
          maxLength={10_000}
          lang={language}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <Problem words={problem} />
      <AnswerEnds
        request={request}
        busy={busy}
        onTemplate={text === '' ? () => type(templates[language][kind]) : undefined}
      />
    </form>
  )
}

interface EndsProps {
  readonly request: PrivacyRequest
  readonly busy: boolean
  /** Fills in the template; undefined once something is written. */
  readonly onTemplate: (() => void) | undefined
}

/** Sends the answer, having said to whom. */
function AnswerEnds({ request, busy, onTemplate }: EndsProps) {
  const t = useTranslations('staff.privacy.answer')
  const { email } = request
  return (
    <>
      {email !== null && <MailedNotice id="privacy-mailed" email={email} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look={nextOf(request) === 'answer' ? 'petrol' : 'outline'}
          keys="mod+Enter"
          busy={busy}
          aria-describedby="privacy-mailed"
        >
          {t('send')}
        </Button>
        {onTemplate !== undefined && (
          <Button look="quiet" onClick={onTemplate}>
            {t('template')}
          </Button>
        )}
      </div>
    </>
  )
}
