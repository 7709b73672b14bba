import { toLocal } from '#domain/berlin-time.ts'
import { shown } from './booking-list.ts'
import type { Settled } from '#usecases/booking/steps/settle-car.ts'

/* Other bookings that lose or get a car by a command. Staff tell their customers. */

export const othersOf = ({ missing, found }: Settled) => ({
  withoutCar: missing.map(({ reference }) => reference),
  haveCar: found.map(({ booking, plate, late }) => ({
    reference: booking.reference,
    plate,
    from: late && toLocal(late),
  })),
})

export const othersText = ({ missing, found }: Settled): string =>
  [
    ...found.map(
      ({ booking, plate, late }) =>
        `\n${booking.reference} waited for a car and gets ${plate}${late ? `, from ${shown(toLocal(late))} at the latest` : ''}`,
    ),
    ...missing.map(
      ({ reference }) => `\n${reference} is left without a car: "overdue" shows how to reach its customer`,
    ),
  ].join('')
