/** A visitor's number, if it is one: nothing else that was typed may be dialled. */
export const dialOf = (phone: string | null): string | undefined =>
  phone !== null && /^[+\d][\d ()/-]+$/.test(phone) ? phone : undefined

/** URL that dials a number. */
export const telUrl = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`
