import { addBusiness } from '#usecases/business/add-business.ts'
import { addBusinessPerson } from '#usecases/business/add-business-person.ts'
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

/** Writes down two companies, for each of which two members may rent. */
export async function writeCompanies({ ctx }: Stage, { manager }: Crew, members: Members): Promise<void> {
  const people = [...members.values()].flatMap(({ customer }) => (customer === null ? [] : [customer]))
  for (const [at, data] of companies.entries()) {
    const id = done(await addBusiness(ctx, manager, data))
    for (const customer of people.slice(at * 2, at * 2 + 2))
      done(await addBusinessPerson(ctx, manager, { id, customer }))
  }
}
