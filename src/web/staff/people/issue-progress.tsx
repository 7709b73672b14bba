import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import type { Language } from '#i18n/links.ts'
import { allOf } from './newsletter-letters.ts'

type Letters = Answer<'getIssue'>['letters']['de']

/** How far an issue is, by language: a bar while letters wait to go out and, in words, what was not sent. */
export function IssueProgress({ issue }: { readonly issue: Pick<Answer<'getIssue'>, 'letters'> }) {
  const { letters } = issue
  return (
    <div className="grid gap-x-8 gap-y-3 wide:grid-cols-2">
      {(['de', 'en'] as const).map(
        (language) =>
          allOf(letters[language]) > 0 && <Bar key={language} language={language} letters={letters[language]} />,
      )}
    </div>
  )
}

function Bar({ language, letters }: { readonly language: Language; readonly letters: Letters }) {
  const t = useTranslations('staff.issues')
  const all = allOf(letters)
  const { sent, waiting, failed, leftOut, stopped } = letters
  const over = waiting === 0
  const rest = [
    waiting > 0 && t('waiting', { count: waiting }),
    failed > 0 && t('failed', { count: String(failed) }),
    leftOut > 0 && t('leftOut', { count: leftOut }),
    stopped > 0 && t('stoppedCount', { count: String(stopped) }),
  ].filter((words) => words !== false)
  const words = t('progressOf', { language: t(`languages.${language}`), sent: String(sent), all: String(all) })
  return (
    <div>
      <p className="figures flex flex-wrap justify-between gap-x-4">
        <span className={over ? 'text-ink-700' : 'font-semibold'}>{words}</span>
        <span className="text-meta text-ink-500">{rest.join(' · ')}</span>
      </p>
      {!over && (
        <progress
          aria-label={words}
          max={all}
          value={sent}
          className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-petrol-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-petrol-600"
        />
      )}
    </div>
  )
}
