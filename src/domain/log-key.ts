/**
 * Key of the words for a line of the log: what happened to what. A step of a booking has words for the step it took, and
 * so has a booking that begins.
 */
export function logKeyOf({
  subject,
  event,
  after,
}: {
  readonly subject: string
  readonly event: string
  readonly after: Readonly<Record<string, unknown>> | null
}): string {
  const status = after?.['status']
  return subject === 'booking' && event === 'moved' && typeof status === 'string'
    ? `booking_is_${status}`
    : `${subject}_${event}`
}
