/** The four steps, in order (D3). */
export const steps = ['dates', 'vehicle', 'details', 'payment'] as const
export type Step = (typeof steps)[number]

/** What the page shows: a step, the confirmation, or that what the address says was sent already. */
export type View = Step | 'done' | 'sent'

const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text)

/** What `?step=` asks for; anything else is the first step. */
export function readView(text: string | null): Step | 'done' {
  if (text === 'done') return 'done'
  return text !== null && isStep(text) ? text : 'dates'
}

/** Which steps have all they need. The last one is over with the booking itself. */
export interface Progress {
  readonly dates: boolean
  /** A vehicle is chosen, and its price and car are held. */
  readonly vehicle: boolean
  readonly details: boolean
}

/** The first step that still needs something. */
function firstIncomplete(progress: Progress): Step {
  if (!progress.dates) return 'dates'
  if (!progress.vehicle) return 'vehicle'
  return progress.details ? 'payment' : 'details'
}

/** Whether a step can be shown: everything before it is complete. */
export function reachable(step: Step, progress: Progress): boolean {
  return steps.indexOf(step) <= steps.indexOf(firstIncomplete(progress))
}

/**
 * What is shown for what the address asks for.
 * @param sent whether something was booked here: nothing, something else, or just what the address says
 */
export function viewFor(asked: Step | 'done', progress: Progress, sent: 'nothing' | 'other' | 'this'): View {
  if (asked === 'done') return sent === 'nothing' ? stepToShow('payment', progress) : 'done'
  return sent === 'this' ? 'sent' : stepToShow(asked, progress)
}

/** The step that is shown when this one is asked for: the first incomplete one where it comes too early. */
function stepToShow(asked: Step, progress: Progress): Step {
  return reachable(asked, progress) ? asked : firstIncomplete(progress)
}

export function neighbours(step: Step): { readonly previous: Step | undefined; readonly next: Step | undefined } {
  const index = steps.indexOf(step)
  return { previous: steps[index - 1], next: steps[index + 1] }
}
