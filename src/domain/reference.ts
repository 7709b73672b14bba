/** 32 symbols, 5 bits each; without 0, O, 1 and I, which are misread and misheard. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PREFIX = 'SW'
const SYMBOLS = 8
const BYTES = 5

const layout = (symbols: string): string => `${PREFIX}-${symbols.slice(0, 4)}-${symbols.slice(4)}`

/**
 * A booking reference that people can read out, 'SW-XXXX-XXXX', from the first 5 of the given
 * random bytes (40 bits). Throws RangeError for fewer bytes.
 */
export function formatReference(bytes: Uint8Array): string {
  if (bytes.length < BYTES) throw new RangeError('a reference needs 5 bytes')
  let bits = 0n
  for (const byte of bytes.subarray(0, BYTES)) bits = (bits << 8n) | BigInt(byte)
  let symbols = ''
  for (let position = SYMBOLS - 1; position >= 0; position -= 1) {
    symbols += ALPHABET.charAt(Number((bits >> BigInt(5 * position)) & 31n))
  }
  return layout(symbols)
}

/**
 * The reference a person meant, in its printed form, or null. Lower case, spaces and any kind of
 * dash are forgiven. 0, O, 1 and I are refused, not guessed: they never occur, so whoever types
 * one has misread a symbol that is not known.
 */
export function normaliseReference(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Pd}]/gu, '')
  // Before upper-casing: 'ſ' and 'ß' would turn into letters of the alphabet.
  if (!/^[a-z0-9]{10}$/i.test(bare)) return null
  const upper = bare.toUpperCase()
  const symbols = upper.slice(PREFIX.length)
  if (!upper.startsWith(PREFIX)) return null
  return [...symbols].every((symbol) => ALPHABET.includes(symbol)) ? layout(symbols) : null
}
