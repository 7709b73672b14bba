import type { Arguments, Answer } from '#api/client.ts'
import { troubleOf, type Trouble } from './trouble.ts'

type Credential = NonNullable<Arguments<'addPasskey'>[0]>['body']['credential']

/** Lets the browser make a passkey. @returns what it made, or why it did not */
export async function askDevice(
  optionsJSON: Answer<'beginPasskey'>,
): Promise<Credential | { readonly trouble: Trouble }> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}
