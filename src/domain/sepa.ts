/**
 * Whether a SEPA transfer can carry this currency: only euros (Regulation (EU) No 260/2012). It has a file of its own
 * because every page needs it, and few need the calendar that `payment.ts` brings along.
 */
export const takesTransfers = (currency: string): boolean => currency === 'EUR'
