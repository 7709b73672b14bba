/** The 32 symbols of a reference, 5 bits each, without 0, O, 1 and I, which people misread and mishear. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PREFIX = 'SW'
const SYMBOLS = 8
const BYTES = 5

const layout = (symbols: string): string => `${PREFIX}-${symbols.slice(0, 4)}-${symbols.slice(4)}`

/**
 * Makes a booking reference that people can read out, 'SW-XXXX-XXXX', from the first 5 of the given
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
 * The reference that a person typed, in its printed form, or null if it is not one. Lower case,
 * spaces and any kind of dash are accepted. 0, O, 1 and I are refused: they never occur, so a person
 * who types one has misread some symbol, and we cannot know which.
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
