/** 32 characters that cannot be guessed. `crypto.randomUUID` is missing without https, such as in a local network. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
