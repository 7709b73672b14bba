/** 32 characters nobody can guess. `crypto.randomUUID` is missing on a site without https, as in a local network. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
