import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Faults of a device; without any it behaves correctly. */
export interface Odd {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** true if the owner unlocked the device. */
  verified?: boolean
  counter?: number
  userHandle?: string
  /** Sends an invalid certificate too. */
  attested?: boolean
}

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 }
const ORIGIN = 'http://localhost:3000'

/** A phone that holds one passkey and counts its signatures, built to the specification (WebAuthn, CTAP2). */
export class PasskeyDevice {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  #counter: number
  #userHandle = ''

  /** @param counter first count; 0 for a device that does not count, such as one that syncs its passkeys */
  constructor({ counter = 0 } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#counter = counter
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#publicKey = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'))
  }

  /** Answers `navigator.credentials.create()`. */
  make(options: Options, odd: Odd = {}) {
    this.#userHandle = options.user!.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey])
    const data = Buffer.concat([this.#head(odd.rpId ?? options.rp!.id, FLAGS.hasKey, odd), credential])
    const statement = cborMap([
      [cborText('alg'), cborInt(-7)],
      [cborText('sig'), cborBytes(randomBytes(70))],
      [cborText('x5c'), cborBytes(randomBytes(70))],
    ])
    const attestationObject = cborMap([
      [cborText('fmt'), cborText(odd.attested === true ? 'packed' : 'none')],
      [cborText('attStmt'), odd.attested === true ? statement : cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ])
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', options, odd),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal', 'hybrid'],
    })
  }

  /** Answers `navigator.credentials.get()`. */
  sign(options: Options, odd: Odd = {}) {
    if (this.#counter > 0) this.#counter++
    const clientDataJSON = clientData('webauthn.get', options, odd)
    const data = this.#head(odd.rpId ?? options.rpId!, 0, odd)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#key)
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: odd.userHandle ?? this.#userHandle,
    })
  }

  #credential<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response }
  }

  /** Authenticator data up to the counter. */
  #head(rpId: string, more: number, { verified = true, counter = this.#counter }: Odd): Buffer {
    const flags = FLAGS.present | FLAGS.backupEligible | FLAGS.backedUp | (verified ? FLAGS.verified : 0) | more
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }
}

function clientData(type: string, { challenge }: Options, odd: Odd): string {
  const said = { type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? ORIGIN }
  return Buffer.from(JSON.stringify({ ...said, crossOrigin: false })).toString('base64url')
}

/** ES256 on P-256 (RFC 9053). */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(x)],
    [cborInt(-3), cborBytes(y)],
  ])

/** Head of a CBOR item; this file encodes only the part of CBOR that the key needs (RFC 8949). */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 255)
}
const cborInt = (value: number): Buffer => (value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
