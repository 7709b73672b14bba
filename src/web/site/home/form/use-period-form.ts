import { useRef, useState, type FormEvent } from 'react'

import { now } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import type { Search } from '../../fleet/search.ts'
import { changed, type Change } from './draft.ts'
import { useEntered } from './entered.ts'
import { keep, keptDraft, useKeptDraft } from './kept.ts'
import { problemsOf, type Problem } from './problems.ts'

/** What the forms of the hero and of the fleet have in common: a period is handed on once nothing is wrong with it. */
export function usePeriodForm(onPeriod: (search: Search) => void) {
  const draft = useKeptDraft()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tried, setTried] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const site = useSite().data
  useEntered(formRef)
  const change = (what: Change) => {
    keep(changed(keptDraft(), what))
    if (tried) setProblems(problemsOf(keptDraft(), now(), site))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Not what was last drawn: a press can be quicker than that.
    const found = problemsOf(keptDraft(), now(), site)
    setTried(true)
    setProblems(found)
    const { pickup, dropoff, period } = keptDraft()
    if (found.length === 0 && period.start && period.end) {
      onPeriod({ pickup, dropoff: dropoff ?? pickup, start: period.start, end: period.end })
    } else focusOn(formRef.current, found[0])
  }
  return { draft, problems, change, submit, formRef }
}

/** The first field that needs another answer. */
function focusOn(form: HTMLElement | null, problem: Problem | undefined): void {
  form?.querySelector<HTMLElement>(`[name="${problem?.field}"]`)?.focus()
}
