import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { useDoneWords, usePerform } from './acts.ts'
import type { Layout } from './layout.ts'
import { useTroubleWords } from './trouble-words.ts'
import type { Suggested, Suggestion } from './use-suggested.ts'

interface Props {
  readonly suggested: Suggested
  readonly rows: Layout
}

/** Every suggestion, each carried out by one press. */
export function SuggestionsDialog({ suggested, rows }: Props) {
  const { open, found, words, hide } = suggested
  const t = useTranslations('staff.planner.suggestions')
  const troubleWords = useTroubleWords(rows.branchName)
  const done = useDoneWords()
  const perform = usePerform()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async (one: Suggestion) => {
    setBusy(JSON.stringify(one.act))
    const refused = await perform(one.act, done(one.act, one, one.plate))
    setBusy(null)
    setProblem(refused === null ? null : troubleWords(refused.trouble!, one.plate).why)
    if (refused === null && found.length < 2) hide()
  }
  return (
    <OfficeDialog leaving="head" open={open} onClose={hide} title={t('title')} className="max-w-xl">
      <Problem words={problem} />
      {found.length === 0 && <p>{t('none')}</p>}
      <ul>
        {found.map((one) => (
          <li key={JSON.stringify(one.act)} className="flex min-h-14 items-center gap-4 border-t border-line py-2">
            <span className="flex-1">{words(one)}</span>
            <Button busy={busy === JSON.stringify(one.act)} onClick={() => void apply(one)}>
              {t('apply')}
            </Button>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  )
}
