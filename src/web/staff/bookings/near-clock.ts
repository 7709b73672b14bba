import { toLocal } from '#domain/berlin-time.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useFormat } from '#rental/use-format.ts'

/** A moment as its time today, and with its day otherwise. */
export function useNearClock(): (at: string) => string {
  const format = useFormat()
  const today = dateOf(toLocal(useNow()))
  return (at) => {
    const local = toLocal(new Date(at))
    return dateOf(local) === today ? timeOf(local) : format.wallClock(local)
  }
}
