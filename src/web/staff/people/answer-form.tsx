import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useKeys } from '../frame/keys.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { MailedNotice } from '../ui/mailed-notice.tsx'
import type { Message } from './shapes.ts'
import { useAct } from './use-act.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

/** Pause in ms between two notes that one is writing. */
const NOTE_MS = 8_000

/** Answer to a message. What is typed stays when one leaves the message, and when somebody else is first. */
export function AnswerForm({ message }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const [text, write] = useAnswerDraft(message.id)
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = useWritingNote(message.id)
  const { id, version, name, email, language } = message
  const type = (value: string) => {
    write(value)
    setEmpty(false)
    note()
  }
  const send = async () => {
    if (text.trim() === '') return setEmpty(true)
    const answer = async () => {
      const sent = await callAsMember('answerMessage', { params: { id }, body: { text, version } })
      // Before the page shows it as sent: a draft that outlived it could be sent again.
      if (sent.ok) write('')
      return sent
    }
    if (await run(answer)) toast({ words: t('sent', { name }) })
  }
  useKeys([
    { keys: 'r', label: t('answer'), run: () => field.current?.focus() },
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
      <Field
        label={t('answer')}
        hint={t('answerHint', { language: t(`languages.${language}`) })}
        error={empty ? t('emptyAnswer') : undefined}
      >
        <TextArea
          ref={field}
          rows={7}
          maxLength={10_000}
          lang={language}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <Problem words={problem} />
      <MailedNotice id="answer-mailed" email={email} />
      <div>
        <Button type="submit" look="petrol" keys="mod+Enter" busy={busy} aria-describedby="answer-mailed">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

/** Notes now and then that one is writing an answer, for colleagues who have the message open. */
function useWritingNote(id: string): () => void {
  const notedAt = useRef(0)
  return () => {
    if (Date.now() - notedAt.current < NOTE_MS) return
    notedAt.current = Date.now()
    void callAsMember('noteWriting', { params: { id } })
  }
}
