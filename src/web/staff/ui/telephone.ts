/** Address that calls a number, however it is written. */
export const telephone = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
