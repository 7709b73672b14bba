import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { NamedDraft } from '../details/booking-draft.ts'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { driverPayload, type NamedDriver } from '../drivers/named-driver.ts'
import { partialDriverProblems, type NamedProblems } from '../drivers/additional-driver-problems.ts'

type Drivers = Pick<RentalOffer, 'extras' | 'drivers'>

/** Input for each driver. Input for a driver of another name belongs to another rental. */
export const enteredFor = (offer: Drivers, drafts: readonly NamedDraft[]): NamedDraft[] =>
  bookedDrivers(offer).map((booked, index) => {
    const entered = drafts[index] ?? {}
    const others = (['firstName', 'lastName'] as const).some(
      (field) => booked[field] !== '' && entered[field] !== undefined && entered[field] !== booked[field],
    )
    return others ? {} : entered
  })

/** Details of the drivers in an order: only those that are missing. */
export function missingDriverPayloads(offer: Drivers, drivers: readonly NamedDraft[]): NamedDriver[] {
  const entered = enteredFor(offer, drivers)
  return bookedDrivers(offer).map(({ missing }, index) => driverPayload(entered[index]!, missing))
}

/** Problems of the input, as in step 3. */
export function missingProblems(
  offer: Drivers & Pick<RentalOffer, 'start' | 'end'>,
  drivers: readonly NamedDraft[],
  {
    site,
    now,
    licenseNumber,
  }: { readonly site: Pick<SiteData, 'rules'>; readonly now: Date; readonly licenseNumber?: string | undefined },
): NamedProblems {
  const booked = bookedDrivers(offer)
  const known = missingDriverPayloads(offer, drivers).map((told, index) => ({
    ...driverPayload(booked[index]!),
    ...told,
  }))
  const asked = booked.map(({ missing }) => missing)
  return partialDriverProblems(known, asked, {
    period: { start: offer.start, end: offer.end },
    today: dateOf(toLocal(now)),
    minAge: site.rules.minAge,
    required: true,
    licenseNumber,
  })
}
