import * as z from 'zod/mini'

/** Calendar entry of a rental (RFC 5545): `content` is saved as a file with this `name`. */
export const calendarFile = z.object({ name: z.string(), content: z.string() })
export type CalendarFile = z.infer<typeof calendarFile>
