import { useState } from 'react'

import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import { tryAct, useDoneWords, usePerform } from './acts.ts'
import { focusBar } from './focus-drawn.ts'
import type { Layout } from './layout.ts'
import { useTroubleWords } from './trouble-words.ts'
import type { ActVerdict } from './verdict.ts'

interface About {
  readonly rows: Layout
  readonly plate: string
  readonly bar: PlanBar | null
  readonly onDone: () => void
}

/** The same acts from a form: done at once, or refused beside it with the ways out. */
export function useActForm({ rows, plate, bar, onDone }: About) {
  const perform = usePerform()
  const words = useDoneWords()
  const troubleWords = useTroubleWords(rows.branchName)
  const [busy, setBusy] = useState(false)
  const [verdict, setVerdict] = useState<ActVerdict | null>(null)
  const run = async (act: PlanAct, plateThen = plate) => {
    setBusy(true)
    let made: number | null = null
    const refused = await perform(act, (applied) => {
      made = applied.id
      return words(act, bar, plateThen)(applied)
    })
    setBusy(false)
    setVerdict(refused)
    if (refused !== null) return
    onDone()
    const id = bar?.id ?? made
    if (id !== null) focusBar(id)
  }
  const check = async (act: PlanAct) => {
    setBusy(true)
    setVerdict(await tryAct(act))
    setBusy(false)
  }
  const trouble = verdict?.trouble == null ? null : troubleWords(verdict.trouble, plate)
  return {
    busy,
    run,
    /** Asks only, for a price that has to be seen first. */
    check,
    verdict,
    problem: trouble === null ? null : `${trouble.title}. ${trouble.why}`,
    price: verdict?.applied?.price ?? null,
    exits: verdict?.exits ?? [],
    clear: () => setVerdict(null),
  }
}
