import { unbrokenDate } from '#content/unbroken.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

const HOUR_MS = 3_600_000
const zone = { timeZone: 'Europe/Berlin' } as const

/** Moments in the page's language and Berlin's time, as the pages about bookings write them. */
export function useMoments() {
  const locale = useLanguageTag()
  const format = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...zone, hourCycle: 'h23', ...options }).format(moment)
  const clock = (moment: Date) => format(moment, { hour: '2-digit', minute: '2-digit' })
  return {
    /** '21. Nov. 2026, 10:20' */
    moment: (iso: string) => unbrokenDate(format(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })),
    /** The same of a time as Berlin's clocks show it, 'YYYY-MM-DDTHH:MM'. */
    wallClock: (local: string) =>
      unbrokenDate(format(new Date(`${local}Z`), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })),
    /** '21.11.2026' */
    day: (iso: string) => format(new Date(iso), { dateStyle: 'medium' }),
    /** The wall clock in Berlin, as the server writes it: '2026-11-21T10:00' is Saturday, 21 November 2026, and 10:00. */
    wall: (local: string) => ({
      date: unbrokenDate(
        format(new Date(`${local}Z`), {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      ),
      time: local.slice(11, 16),
    }),
    /** The hour that begins with a moment. */
    hour: (iso: string) => {
      const from = new Date(iso)
      const to = new Date(from.getTime() + HOUR_MS)
      return { day: format(from, { dateStyle: 'medium' }), from: clock(from), to: clock(to) }
    },
  }
}
