import type { Passkey } from '#contract/passkey.ts'
import type { TestApp } from './app.ts'
import { bearer, PASSWORD, type Customer } from './customer.ts'
import { PasskeyDevice, type Odd } from './passkey-device.ts'

/** Adds a device's passkey to an account. @throws if the server refuses it */
export async function addPasskey(
  app: TestApp,
  who: Customer,
  device = new PasskeyDevice(),
  odd: Odd = {},
): Promise<Passkey> {
  const headers = bearer(who.token)
  const begun = await app.call('beginPasskey', { body: { currentPassword: PASSWORD }, headers })
  const body = { credential: device.make(begun.body, odd) }
  const added = await app.call('addPasskey', { body, headers })
  if (added.status !== 201) throw new Error(`refused with ${added.status}`)
  return added.body
}
