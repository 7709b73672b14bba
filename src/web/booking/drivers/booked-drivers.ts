import type { BookedDriver, Booking } from '#contract/booking.ts'
import { additionalDriverFields, countDrivers } from '#domain/additional-driver.ts'

const nobody = { firstName: '', lastName: '', missing: [...additionalDriverFields] }

/** All drivers for whom the extra was booked; one who was never named has no id. */
export const bookedDrivers = ({
  extras,
  drivers,
}: Pick<Booking, 'extras' | 'drivers'>): readonly (Omit<BookedDriver, 'id'> & { readonly id?: string })[] =>
  Array.from({ length: countDrivers(extras) }, (_, index) => drivers[index] ?? nobody)
