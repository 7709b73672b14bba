import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { wrong } from '#ui/field.tsx'

/**
 * Moves the focus to the step's heading when the step changes, which also reads it out; where something in
 * the step is wrong, to that. Not on arrival. To be called by what is drawn together with the step: its script may
 * still be on its way.
 * @param beforeRef what was shown last; null on arrival
 */
export function useFocusOnChange(view: string, headingId: string, beforeRef: RefObject<string | null>): void {
  useEffect(() => {
    const before = beforeRef.current
    beforeRef.current = view
    if (before === null || before === view) return
    scrollTo(0, 0)
    // The newsletter's box in the footer is a form as well, and none of this step's.
    const problem = document.querySelector<HTMLElement>(`main form :is(${wrong})`)
    if (problem) problem.focus()
    else document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [view, headingId, beforeRef])
}

/** Shows the errors of a form and puts the focus on the first of them. */
export function showErrors(form: HTMLElement, show: () => void): void {
  flushSync(show)
  form.querySelector<HTMLElement>(wrong)?.focus()
}
