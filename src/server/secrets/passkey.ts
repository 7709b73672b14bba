import type { RegistrationResponseJSON } from '@simplewebauthn/server'

/** Half a second's work that only passkeys need. */
const library = () => import('@simplewebauthn/server')

/** More than anybody has devices. */
export const MOST_PASSKEYS = 10

/** How long somebody has for the dialog of the browser, and the challenge is good. */
export const PATIENCE_MS = 5 * 60_000

/** What a browser answers for a device, as far as it is read. */
interface Credential<Response> {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string } & Response
}
export type Registration = Credential<{ attestationObject: string; transports?: string[] | undefined }>
export type Assertion = Credential<{ authenticatorData: string; signature: string; userHandle?: string | undefined }>

/** What is kept of it, as it is kept. */
export interface NewKey extends KnownKey {
  backup_eligible: boolean
  backed_up: boolean
}

interface KnownKey {
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
}

export type CreationOptions = Awaited<ReturnType<typeof creationOptions>>

export type RequestOptions = Awaited<ReturnType<typeof requestOptions>>

/** A passkey belongs to the host of the site's one public address, and is taken from that address alone. */
function siteAt(address: string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(address)
  return { rpID: hostname, origin }
}

const toId = (bytes: Buffer): string => bytes.toString('base64url')
const toBytes = (id: string): Buffer => Buffer.from(id, 'base64url')

/** EdDSA, ES256 and RS256: what devices have. Newer ones are an experiment of Node's yet. */
const ALGORITHMS = [-8, -7, -257]

/** Found by the device itself, as no address is asked for; and unlocked by its owner, as no password is. */
const discoverable = { residentKey: 'required', userVerification: 'required' } as const

/**
 * What a browser needs to make a passkey: one that its device finds by itself, and unlocks for its owner alone.
 * @param address of the site. @param known what the account has: no device makes a second one
 */
export async function creationOptions(
  address: string,
  account: { id: string; email: string; name: string },
  company: string,
  known: readonly KnownKey[],
) {
  const { generateRegistrationOptions } = await library()
  const made = await generateRegistrationOptions({
    rpName: company,
    rpID: siteAt(address).rpID,
    userID: new Uint8Array(userHandleOf(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    timeout: PATIENCE_MS,
    attestationType: 'none',
    authenticatorSelection: { ...discoverable },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const { challenge, rp, user, pubKeyCredParams, timeout } = made
  return {
    challenge,
    rp: { name: rp.name, id: rp.id! },
    user,
    pubKeyCredParams,
    timeout: timeout!,
    attestation: 'none' as const,
    excludeCredentials: known.map(described),
    authenticatorSelection: { ...discoverable, requireResidentKey: true as const },
  }
}

const described = ({ credential_id, transports }: KnownKey) => ({
  id: toId(credential_id),
  type: 'public-key' as const,
  transports,
})

/** What a browser needs to sign with whichever passkey its owner chooses. */
export async function requestOptions(address: string) {
  const { generateAuthenticationOptions } = await library()
  const made = await generateAuthenticationOptions({
    rpID: siteAt(address).rpID,
    userVerification: 'required',
    timeout: PATIENCE_MS,
  })
  return { challenge: made.challenge, rpId: made.rpId!, timeout: made.timeout!, userVerification: 'required' as const }
}

/** What a device signed to prove that it is here now; null where that cannot be read. */
export function challengeIn({ response }: Registration | Assertion): Buffer | null {
  try {
    const said = JSON.parse(toBytes(response.clientDataJSON).toString()) as { challenge?: unknown } | null
    return typeof said?.challenge === 'string' ? toBytes(said.challenge) : null
  } catch {
    return null
  }
}

export const credentialIdIn = ({ id }: Assertion): Buffer => toBytes(id)

/** @returns the new key, or null where the answer is not what was asked for */
export async function readRegistration(
  address: string,
  challenge: Buffer,
  answer: Registration,
): Promise<NewKey | null> {
  const { rpID, origin } = siteAt(address)
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: await unattested(answer),
      expectedChallenge: toId(challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credential_id: toBytes(credential.id),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backup_eligible: credentialDeviceType === 'multiDevice',
      backed_up: credentialBackedUp,
    }
  } catch {
    // The library tells by throwing, and of the caller's bytes alone.
    return null
  }
}

/** Nobody asked which make of device it is. Its certificates are not looked at: they name addresses to be called. */
async function unattested(answer: Registration): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const { clientDataJSON, attestationObject: attested, transports = [] } = answer.response
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attested)).get('authData')
  const plain = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(plain as never))
  return { ...answer, response: { clientDataJSON, attestationObject, transports }, clientExtensionResults: {} }
}

/** @returns what to keep of a signature that is right, else null: also where the device has counted backwards */
export async function readAssertion(
  address: string,
  challenge: Buffer,
  answer: Assertion,
  key: KnownKey & { customer_id: string },
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { rpID, origin } = siteAt(address)
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = answer.response
  if (userHandle === undefined || !toBytes(userHandle).equals(userHandleOf(key.customer_id))) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: toId(challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: toId(key.credential_id),
        publicKey: new Uint8Array(key.public_key),
        counter: key.counter,
        transports: key.transports,
      },
    })
    if (!verified) return null
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  } catch {
    return null
  }
}

/** Under which devices keep the passkeys of an account: 16 random bytes that say nothing about anybody. */
const userHandleOf = (customerId: string): Buffer => Buffer.from(customerId.replaceAll('-', ''), 'hex')
