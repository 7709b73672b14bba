/** Kinds of things that lines of the log are about, in the groups by which staff search it. */
export const logGroups = {
  bookings: ['booking', 'booking_note'],
  money: ['charge', 'money_move', 'payment'],
  customers: ['customer', 'business', 'membership', 'document'],
  accounts: ['account'],
  messages: ['contact_message', 'privacy_request', 'newsletter_issue', 'newsletter_subscription'],
  cars: ['car', 'car_log', 'drive'],
  company: [
    ...(['branch', 'branch_hours', 'branch_exception', 'vehicle_class', 'vehicle', 'service'] as const),
    ...(['rate', 'rate_length', 'rate_season', 'setting'] as const),
  ],
  team: ['staff', 'staff_branch', 'staff_invitation'],
  house: ['house', 'inbox_message', 'list'],
} as const

export type LogGroup = keyof typeof logGroups

/** Kinds of actors whose lines staff can ask for, beside those of a colleague. */
export const logActors = ['customers', 'system', 'others'] as const
export type LogActors = (typeof logActors)[number]
