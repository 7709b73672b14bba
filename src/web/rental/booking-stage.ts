import type { Booking } from '#contract/booking.ts'

/** Stage of a booking. `off`: the rental does not take place. */
export type Stage = 'ahead' | 'underway' | 'back' | 'off'

const stages: Readonly<Record<Booking['status'], Stage>> = {
  requested: 'ahead',
  offered: 'ahead',
  pending_payment: 'ahead',
  confirmed: 'ahead',
  active: 'underway',
  returned: 'back',
  closed: 'back',
  declined: 'off',
  expired: 'off',
  cancelled: 'off',
  withdrawn: 'off',
  no_show: 'off',
}

export const stageOf = ({ status }: Pick<Booking, 'status'>): Stage => stages[status]

/** Whether the car is back, or the rental does not take place. */
export const isOver = (booking: Pick<Booking, 'status'>): boolean => ['back', 'off'].includes(stageOf(booking))

/** Whether we have no car for the booking, or only one that comes late. */
export const owesCar = ({ cancellation }: Pick<Booking, 'cancellation'>): boolean => cancellation?.carOwed === true

/** Whether there is no contract yet: it is a request, or our offer in answer to one (D31). */
export const isUnordered = (status: Booking['status']): boolean => status === 'requested' || status === 'offered'
