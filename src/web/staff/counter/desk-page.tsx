import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { useClockSettled, now } from '#api/clock.ts'
import type { Answer } from '#api/call-server.ts'
import { useSite } from '#api/site.ts'
import { useKeys } from '../frame/keys.tsx'
import { useBranch } from '../frame/branch.tsx'
import { Screen } from '../frame/screen.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { newDraft } from './desk-draft.ts'
import { DeskForm } from './desk-form.tsx'
import { WhatNext } from './what-next.tsx'

/** A new booking for a caller or somebody at the counter: on one page, with the keyboard alone. */
export function DeskPage() {
  const t = useTranslations('staff.counter')
  const language = useLocale()
  const settled = useClockSettled()
  const { branch, branches } = useBranch()
  const { data: site } = useSite()
  const [made, setMade] = useState<Answer<'bookAtDesk'> | null>(null)
  const [round, setRound] = useState(0)
  const at = branch ?? branches[0] ?? null
  const again = () => {
    setMade(null)
    setRound(round + 1)
  }
  useKeys(made === null ? [] : [{ keys: 'n', label: t('done.again'), run: again }])
  const foot = (
    <>
      {(
        [
          ['ArrowUp ArrowDown', 'row'],
          ['ArrowLeft ArrowRight', 'model'],
          ['Enter', 'hold'],
          ['mod+Enter', 'book'],
        ] as const
      ).map(([keys, words]) => (
        <span key={words} className="flex items-center gap-1.5">
          <Kbd keys={keys} /> {t(`foot.${words}`)}
        </span>
      ))}
    </>
  )
  return (
    <Screen title={t('title')} foot={made === null ? foot : undefined}>
      {made !== null && <WhatNext made={made} onAgain={again} />}
      {made === null && at !== null && site !== undefined && settled && (
        <DeskForm
          key={`${at.id} ${round}`}
          start={newDraft(at, now(), language)}
          currency={site.currency}
          onMade={setMade}
        />
      )}
    </Screen>
  )
}
