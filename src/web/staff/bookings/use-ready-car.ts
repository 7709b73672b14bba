import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMay } from '../frame/me.tsx'
import { useReady } from '../ui/use-ready.ts'

/** The report that the planned car is ready. */
export interface Ready {
  readonly busy: boolean
  /** Why it was refused. */
  readonly problem: string | null
  readonly run: () => void
}

/** The report of a booking's page, as the board has it; null where the car is ready, or one may not. */
export function useReadyCar({ unready }: StaffBooking): Ready | null {
  const may = useMay()
  const say = useErrorText()
  const { mutate, isPending, error } = useReady()
  if (unready === null || !may('noteCar')) return null
  return { busy: isPending, problem: error === null ? null : say(error.error), run: () => mutate(unready) }
}
