/** The four steps, in order (D3). */
export const steps = ['dates', 'vehicle', 'details', 'payment'] as const
export type Step = (typeof steps)[number]

/** View of the page: a step, the confirmation, or the note that this trip was already sent. */
export type View = Step | 'done' | 'sent'

const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text)

/** View that `?step=` asks for; any other value means the first step. */
export function readView(text: string | null): Step | 'done' {
  if (text === 'done') return 'done'
  return text !== null && isStep(text) ? text : 'dates'
}

/** Steps that are complete. The last one is complete with the booking itself. */
export interface Progress {
  readonly dates: boolean
  /** Whether a vehicle is chosen, and its price and car are held. */
  readonly vehicle: boolean
  readonly details: boolean
}

/** The first incomplete step. */
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
 * View that is shown for the one the address asks for.
 * @param sent booking that was made in this tab: none, of another trip, or of the trip in the address
 */
export function viewFor(asked: Step | 'done', progress: Progress, sent: 'nothing' | 'other' | 'this'): View {
  if (asked === 'done') return sent === 'nothing' ? stepToShow('payment', progress) : 'done'
  return sent === 'this' ? 'sent' : stepToShow(asked, progress)
}

/** The step that is shown for a wanted one: the first incomplete one if it comes too early. */
function stepToShow(asked: Step, progress: Progress): Step {
  return reachable(asked, progress) ? asked : firstIncomplete(progress)
}

export function neighbours(step: Step): { readonly previous: Step | undefined; readonly next: Step | undefined } {
  const index = steps.indexOf(step)
  return { previous: steps[index - 1], next: steps[index + 1] }
}
