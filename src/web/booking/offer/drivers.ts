import type { RentalOffer } from '../../../contract/rental-offer.ts'
import type { SiteData } from '../../../contract/site.ts'
import { dateOf, toLocal } from '../../../domain/period.ts'
import type { NamedDraft } from '../details/draft.ts'
import { bookedDrivers } from '../drivers/booked.ts'
import { pathOf, toldOf, type NamedDriver } from '../drivers/named.ts'
import { namedProblems, type NamedProblems } from '../drivers/problems.ts'

type Drivers = Pick<RentalOffer, 'extras' | 'drivers'>

/** What was entered for each of them. What was entered for somebody of another name belongs to another rental. */
export const enteredFor = (offer: Drivers, drafts: readonly NamedDraft[]): NamedDraft[] =>
  bookedDrivers(offer).map((booked, index) => {
    const entered = drafts[index] ?? {}
    const others = (['firstName', 'lastName'] as const).some(
      (field) => booked[field] !== '' && entered[field] !== undefined && entered[field] !== booked[field],
    )
    return others ? {} : entered
  })

/** What an order tells of them: only what is missing. */
export const toldMissing = (offer: Drivers, drivers: readonly NamedDraft[]): NamedDriver[] =>
  bookedDrivers(offer).map(({ missing }, index) => {
    const told = toldOf(enteredFor(offer, drivers)[index]!)
    return Object.fromEntries(missing.flatMap((field) => (told[field] ? [[field, told[field]]] : [])))
  })

/** What is wrong with that, as in step 3. */
export function missingProblems(
  offer: Drivers & Pick<RentalOffer, 'start' | 'end'>,
  drivers: readonly NamedDraft[],
  { site, now }: { readonly site: Pick<SiteData, 'rules'>; readonly now: Date },
): NamedProblems {
  const booked = bookedDrivers(offer)
  const known = toldMissing(offer, drivers).map((told, index) => ({ ...toldOf(booked[index]!), ...told }))
  const found = namedProblems(known, {
    // The server knows when the customer was born, and says so if it is the same person.
    main: { firstName: '', lastName: '', dateOfBirth: null },
    period: { start: offer.start, end: offer.end },
    today: dateOf(toLocal(now)),
    minAge: site.rules.minAge,
    required: true,
  })
  const asked = new Set<string>(booked.flatMap(({ missing }, index) => missing.map((field) => pathOf(index, field))))
  return Object.fromEntries(Object.entries(found).filter(([path]) => asked.has(path)))
}
