import type { BusinessId } from '#domain/ids.ts'
import { addBusiness } from '#usecases/business/add-business.ts'
import { addBusinessPerson } from '#usecases/business/add-business-person.ts'
import { RENTERS } from './business-rentals.ts'
import { done, type Crew, type Stage } from './demo-stage.ts'
import type { Members } from './members.ts'

const berlin = { postal_code: '12099', city: 'Berlin', country: 'Deutschland' }
const companies = [
  {
    ...berlin,
    name: 'Firma Probebau GmbH',
    street: 'Musterweg 3',
    vat_id: 'DE999999999',
    invoice_email: 'rechnung@probebau.example',
    reference: 'KST 4711',
  },
  { ...berlin, name: 'Musterlicht OHG', street: 'Musterweg 17', vat_id: null, invoice_email: null, reference: null },
]

export type Companies = readonly { id: BusinessId }[]

/** Writes down two companies, for each of which two members may rent. */
export async function writeCompanies({ ctx }: Stage, { manager }: Crew, members: Members): Promise<Companies> {
  const people = [...members.values()].flatMap(({ customer }) => (customer === null ? [] : [customer]))
  const written: { id: BusinessId }[] = []
  for (const [at, data] of companies.entries()) {
    const id = done(await addBusiness(ctx, manager, data))
    for (const customer of people.slice(at * RENTERS, (at + 1) * RENTERS))
      done(await addBusinessPerson(ctx, manager, { id, customer }))
    written.push({ id })
  }
  return written
}
