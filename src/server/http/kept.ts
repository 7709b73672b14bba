import type { Catalogue } from '#store/catalogue.ts'
import { storeJson, type Stored } from './stored-file.ts'

/**
 * Caches answers that depend on the catalogue alone until it changes.
 * @returns a function that gives the cached answer for a key, or makes it
 */
export function keepByCatalogue<Key>(make: (catalogue: Catalogue, key: Key) => unknown) {
  const kept = new WeakMap<Catalogue, Map<Key, Stored>>()
  return (catalogue: Catalogue, key: Key): Stored => {
    const answers = kept.get(catalogue) ?? new Map<Key, Stored>()
    kept.set(catalogue, answers)
    const known = answers.get(key)
    if (known !== undefined) return known
    const made = storeJson(make(catalogue, key))
    answers.set(key, made)
    return made
  }
}
