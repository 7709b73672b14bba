import type { RegistrationResponseJSON } from '@simplewebauthn/server'

/** Loaded on demand: it takes half a second, and only passkeys need it. */
const library = () => import('@simplewebauthn/server')

/** Most passkeys of an account; people have fewer devices. */
export const MOST_PASSKEYS = 10

/** Time in ms for which the browser's dialog stays open and a challenge is valid. */
export const PATIENCE_MS = 5 * 60_000

/** A browser's answer for a device, reduced to the fields that we read. */
interface Credential<Response> {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string } & Response
}
export type Registration = Credential<{ attestationObject: string; transports?: string[] | undefined }>
export type Assertion = Credential<{ authenticatorData: string; signature: string; userHandle?: string | undefined }>

/** A new passkey as it is stored. */
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

/** Host and origin of the site. A passkey belongs to the host of its public address and is accepted only from there. */
function siteAt(address: string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(address)
  return { rpID: hostname, origin }
}

const toId = (bytes: Buffer): string => bytes.toString('base64url')
const toBytes = (id: string): Buffer => Buffer.from(id, 'base64url')

/** EdDSA, ES256 and RS256, which devices support. Newer algorithms are still experimental in Node. */
const ALGORITHMS = [-8, -7, -257]

/** The device finds the key itself, because we ask for no address; its owner unlocks it, because we ask for no password. */
const discoverable = { residentKey: 'required', userVerification: 'required' } as const

/**
 * Options with which a browser makes a passkey that its device finds by itself and unlocks only for its owner.
 * @param address address of the site
 * @param known passkeys that the account has already, so that no device makes a second one
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

/** Options with which a browser signs with a passkey that the owner chooses. */
export async function requestOptions(address: string) {
  const { generateAuthenticationOptions } = await library()
  const made = await generateAuthenticationOptions({
    rpID: siteAt(address).rpID,
    userVerification: 'required',
    timeout: PATIENCE_MS,
  })
  return { challenge: made.challenge, rpId: made.rpId!, timeout: made.timeout!, userVerification: 'required' as const }
}

/** The challenge that a device signed; null if it cannot be read. */
export function challengeIn({ response }: Registration | Assertion): Buffer | null {
  try {
    const said = JSON.parse(toBytes(response.clientDataJSON).toString()) as { challenge?: unknown } | null
    return typeof said?.challenge === 'string' ? toBytes(said.challenge) : null
  } catch {
    return null
  }
}

export const credentialIdIn = ({ id }: Assertion): Buffer => toBytes(id)

/** @returns the new key, or null if the answer does not fit the challenge */
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
    // The library reports invalid answers by throwing; nothing but the caller's bytes can cause that.
    return null
  }
}

/** Removes the device's certificates unread: we do not need its make, and they name addresses to be called. */
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

/** @returns the values to store after a valid signature, or null if it is invalid or the device counted backwards */
export async function readAssertion(
  address: string,
  challenge: Buffer,
  answer: Assertion,
  key: KnownKey & { account_id: string },
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { rpID, origin } = siteAt(address)
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = answer.response
  if (userHandle === undefined || !toBytes(userHandle).equals(userHandleOf(key.account_id))) return null
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

/** Handle under which devices store an account's passkeys: 16 random bytes that say nothing about the person. */
const userHandleOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex')
