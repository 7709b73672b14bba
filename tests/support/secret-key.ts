import { fixedKeys } from '#secrets/keyring.ts'

/** Key of every app and command in the tests, unless a test is about keys. */
export const testKey = '5a'.repeat(32)
export const testKeys = fixedKeys(testKey)
