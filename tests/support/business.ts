import type { TestApp } from './app.ts'
import type { SignedIn } from './customer.ts'
import { sampleBusiness } from './examples.ts'

/** A company for which these customers may rent. @throws where a call is refused */
export async function newBusiness(app: TestApp, as: SignedIn, customers: readonly string[], changes: object = {}) {
  const { status, body } = await app.call('addStaffBusiness', { as, body: { ...sampleBusiness, ...changes } })
  if (status !== 201) throw new Error(`refused with ${status}`)
  const { id } = body
  for (const customer of customers) {
    const added = await app.call('addStaffBusinessPerson', { as, params: { id, customer } })
    if (added.status !== 200) throw new Error(`refused with ${added.status}`)
  }
  return { id }
}
