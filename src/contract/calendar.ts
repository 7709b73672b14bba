import * as z from 'zod/mini'

/** The rental for a calendar (RFC 5545): `content` belongs into a file of this name. */
export const calendarFile = z.object({ name: z.string(), content: z.string() })
export type CalendarFile = z.infer<typeof calendarFile>
