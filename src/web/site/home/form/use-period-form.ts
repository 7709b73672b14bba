import { useRef, useState, type FormEvent, useLayoutEffect, type RefObject } from 'react'

import { now } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import type { Search } from '../../fleet/search.ts'
import { changed, type Change, emptyDraft, enteredEarly } from './trip-draft.ts'
import { tripDraft, useTripDraft } from './draft-store.ts'
import { problemsOf, type Problem } from './trip-problems.ts'

/**
 * State that the forms of the hero and of the fleet share. A period is handed on once nothing is wrong with it. They do
 * not use forms/use-checked-form.ts: its schemas alone are a tenth of what the home page's scripts may weigh.
 */
export function usePeriodForm(onPeriod: (search: Search) => void) {
  const draft = useTripDraft()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [tried, setTried] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const site = useSite().data
  useEntered(formRef)
  const change = (what: Change) => {
    tripDraft.write(changed(tripDraft.read(), what))
    if (tried) setProblems(problemsOf(tripDraft.read(), now(), site))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Reads the draft itself, because a press can be quicker than the next drawing.
    const found = problemsOf(tripDraft.read(), now(), site)
    setTried(true)
    setProblems(found)
    const { pickup, dropoff, period } = tripDraft.read()
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
    if (entered.length > 0) tripDraft.write(entered.reduce(changed, tripDraft.read()))
  }, [form])
}

function enteredIn(form: HTMLFormElement | null): Change[] {
  if (!form || tripDraft.read() !== emptyDraft) return []
  return enteredEarly(Object.fromEntries(new FormData(form)) as Record<string, string>)
}
