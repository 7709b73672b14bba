import { useRef, useState, type FormEvent, useLayoutEffect, type RefObject } from 'react'

import { now } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import type { Search } from '../../fleet/search.ts'
import { changed, type Change, emptyDraft } from './trip-draft.ts'
import { keep, keptDraft, useKeptDraft } from './draft-store.ts'
import { problemsOf, type Problem } from './trip-problems.ts'

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

/** Keeps what was chosen in the built page before the form's script came. */
function useEntered(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const entered = enteredIn(form.current)
    if (entered.length > 0) keep(entered.reduce(changed, keptDraft()))
  }, [form])
}

function enteredIn(form: HTMLFormElement | null): Change[] {
  if (!form || keptDraft() !== emptyDraft) return []
  const { pickup, dropoff, startDate } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const changes: Change[] = []
  if (pickup === '3') changes.push({ field: 'pickup', branch: 3 })
  // A drop-off that was not touched follows the pickup.
  if (dropoff === '3') changes.push({ field: 'dropoff', branch: 3 })
  if (startDate) changes.push({ field: 'startDate', value: startDate })
  return changes
}
