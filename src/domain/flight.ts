import type { BookingStatus } from './booking-status.ts'

/** Airline, by two characters of which one is a letter or by three letters, and a number of up to four digits. */
const SHAPE = /^([A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])(\d{1,4}[A-Z]?)$/

/** Longest flight number that may be typed, with whatever stands between its characters. */
export const longestFlight = 20

/** A flight number as it is stored, 'LH2034', from what was typed: 'lh 2034', 'LH-2034'. Null if it is none. */
export function readFlight(typed: string): string | null {
  const flight = typed.replaceAll(/[\p{Zs}-]/gu, '').toUpperCase()
  return SHAPE.test(flight) ? flight : null
}

/** Whether the customer is still to come, so that their flight matters. @param startsAt moment of pickup */
export const mayNameFlight = (status: BookingStatus, startsAt: Date, now: Date): boolean =>
  (status === 'requested' || status === 'offered' || status === 'confirmed') && now < startsAt

/** A stored flight number as a ticket has it, on one line: 'LH 2034'. */
export const flightText = (flight: string): string => flight.replace(SHAPE, '$1\u00A0$2')
