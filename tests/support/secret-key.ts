import { fixedKeys } from '#secrets/keyring.ts'

/** Of every app and command of the tests, unless a test is about keys. */
export const testKey = '5a'.repeat(32)
export const testKeys = fixedKeys(testKey)
