import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { now } from '#api/clock.ts'
import { useFormat, type dateStyles } from '#rental/use-format.ts'

/** Moments in lists: the time alone for today, else the day with the time. */
export function useWhen(style: keyof typeof dateStyles = 'short'): (instant: string) => string {
  const { date } = useFormat()
  return (instant) => {
    const local = toLocal(new Date(instant))
    const day = dateOf(local)
    return day === dateOf(toLocal(now())) ? timeOf(local) : `${date(day, style)}, ${timeOf(local)}`
  }
}
