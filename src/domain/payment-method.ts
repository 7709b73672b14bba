/** Means of payment that a customer can choose on the site, none of which costs extra (D29). */
export const paymentMethods = ['credit_card', 'debit_card', 'paypal', 'bank_transfer'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Means of payment of a booking. Cash is agreed at the desk or on the phone. */
export const agreedMethods = [...paymentMethods, 'cash'] as const
export type AgreedMethod = (typeof agreedMethods)[number]
