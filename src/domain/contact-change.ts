import { canMove, openStatuses, type BookingStatus } from './booking-status.ts'

/** Whether letters and calls about a booking are still to come, so that staff may put its mail address and phone number right. */
export const mayCorrectContact = (status: BookingStatus): boolean => openStatuses.includes(status)

/** Whether nobody drives yet, so that staff may put the name of the customer right. */
export const mayCorrectName = (status: BookingStatus): boolean =>
  mayCorrectContact(status) && status !== 'active' && !canMove(status, 'closed')
