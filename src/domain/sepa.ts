/**
 * A SEPA transfer carries euros and nothing else (Regulation (EU) No 260/2012). A file of its own, because every page
 * asks this and no other page needs the calendar that the rest of `payment.ts` brings along.
 */
export const takesTransfers = (currency: string): boolean => currency === 'EUR'
