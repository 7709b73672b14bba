import type { Booking } from '#contract/booking.ts'

/** Whether nobody is bound yet: a request, or our offer in answer to it (D31). */
export const isUnordered = (status: Booking['status']): boolean => status === 'requested' || status === 'offered'
