import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { lacksOf, type Lack } from '#domain/newsletter-issue.ts'
import { deadLinks } from '#domain/newsletter-text.ts'
import type { Language } from '#i18n/links.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { ListHead } from './loaded.tsx'
import { useAct } from './use-act.ts'
import type { IssueDraft } from './use-issue-draft.ts'

interface Props {
  readonly language: Language
  readonly draft: IssueDraft
  /** Version that somebody else has saved meanwhile; null if nobody has. */
  readonly saved: Answer<'getIssue'> | null
  /** Whether to say what is missing, as somebody wanted to send it. */
  readonly showLacks: boolean
}

const SUBJECT = 120
const TEXT = 10_000

/** An issue in one language: subject, text, and the letter that they become. */
export function IssueColumn({ language, draft, saved, showLacks }: Props) {
  const t = useTranslations('staff.issues')
  const { content, write } = draft
  const own = content[language]
  const begins = language === 'de' && own.subject === '' && own.text === ''
  const say = useLacks(own.text)
  const lacks = lacksOf(own).filter((lack) => showLacks || lack === 'link')
  const inText = lacks.find((lack) => lack !== 'subject')
  const change = (part: Partial<typeof own>) => write({ ...content, [language]: { ...own, ...part } })
  return (
    <section aria-label={t(`languages.${language}`)} className="grid content-start gap-4">
      <ListHead title={t(`languages.${language}`)} act={<TestButton language={language} draft={draft} />} />
      <div className="grid gap-x-8 gap-y-4 min-[137.5rem]:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]">
        <div className="grid content-start gap-4">
          <Field label={t('subject')} error={lacks.includes('subject') ? say('subject') : undefined}>
            <Input
              name={`subject-${language}`}
              autoComplete="off"
              lang={language}
              maxLength={SUBJECT}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- who begins an issue writes its first subject
              autoFocus={begins}
              value={own.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          </Field>
          {saved && <Theirs now={own.subject} theirs={saved.content[language].subject} />}
          <Field label={t('text')} hint={t(`textHint.${language}`)} error={inText && say(inText)}>
            <TextArea
              name={`text-${language}`}
              rows={10}
              className="field-sizing-content min-h-52 min-[137.5rem]:min-h-140"
              lang={language}
              maxLength={TEXT}
              value={own.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
          {saved && <Theirs now={own.text} theirs={saved.content[language].text} />}
        </div>
        <IssuePreview language={language} content={content} />
      </div>
    </section>
  )
}

/** Words for what is missing or wrong. */
function useLacks(text: string): (lack: Lack) => string {
  const t = useTranslations('staff.issues')
  return (lack) => (lack === 'link' ? t('lacks.link', { to: deadLinks(text).join(', ') }) : t(`lacks.${lack}`))
}

/** Saved version of a field, where it is different. */
function Theirs({ now, theirs }: { readonly now: string; readonly theirs: string }) {
  const t = useTranslations('staff.issues')
  if (now.trim() === theirs.trim()) return null
  return (
    <div className="-mt-2 border-l-2 border-amber-500 pl-3">
      <p className="text-meta font-semibold text-ink-700">{t('theirs')}</p>
      <p className="mt-0.5 break-words whitespace-pre-wrap text-ink-700">{theirs || t('nothing')}</p>
    </div>
  )
}

/** Sends the letter to oneself as it stands in the editor. */
function TestButton({ language, draft }: Pick<Props, 'language' | 'draft'>) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { content } = draft
  const test = () =>
    run(async () => {
      const sent = await callAsMember('testIssue', { body: { language, car: content.car, ...content[language] } })
      if (sent.ok) toast({ words: t('tested', { email: sent.data.email }) })
      return sent
    })
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <Problem words={problem} />
      <Button busy={busy} onClick={() => void test()}>
        {t('test')}
      </Button>
    </span>
  )
}
