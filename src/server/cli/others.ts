import { toLocal } from '#domain/berlin-time.ts'
import { shown } from './booking-list.ts'
import type { SettledHere } from '#usecases/booking/steps/settled-here.ts'

/* Other bookings that lose or get a car by a command. Staff tell their customers. */

export const othersOf = ({ missing, found, missingElsewhere }: SettledHere) => ({
  withoutCar: missing.map(({ reference }) => reference),
  withoutCarElsewhere: missingElsewhere,
  haveCar: found.map(({ booking, plate, late }) => ({
    reference: booking.reference,
    plate,
    from: late && toLocal(late),
  })),
})

export const othersText = ({ missing, found, missingElsewhere }: SettledHere): string =>
  [
    ...found.map(
      ({ booking, plate, late }) =>
        `\n${booking.reference} waited for a car and gets ${plate}${late ? `, from ${shown(toLocal(late))} at the latest` : ''}`,
    ),
    ...missing.map(
      ({ reference }) => `\n${reference} is left without a car: "overdue" shows how to reach its customer`,
    ),
    missingElsewhere === 0
      ? ''
      : `\nbookings of other branches left without a car: ${missingElsewhere}. Their branches are told`,
  ].join('')

/** How a rental is named that is in the way: null is one of other branches, '' a hold. */
export const rentalName = (reference: string | null): string =>
  reference === null ? 'a rental of another branch' : reference || 'a visitor who is about to book'
