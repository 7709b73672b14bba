/** Values that last as long as the browser's tab; if storage is switched off or full, as long as the page. */
const inPage = new Map<string, string>()

export function readTab(key: string): string | null {
  try {
    return inPage.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return inPage.get(key) ?? null
  }
}

/** Lasts as long as the page and is never stored: numbers of papers would lie there for everybody to read. */
const PAGE_ONLY = 'booking-numbers'

export function writeTab(key: string, text: string): void {
  if (key === PAGE_ONLY) {
    inPage.set(key, text)
    return
  }
  try {
    sessionStorage.setItem(key, text)
    inPage.delete(key)
  } catch {
    inPage.set(key, text)
  }
}

export function removeTab(key: string): void {
  inPage.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/** Removes all input from this tab, for the next person at the computer. @param kept key of a value that says nothing about a person */
export function emptyTab(kept?: 'booking-quote'): void {
  const text = kept === undefined ? null : readTab(kept)
  inPage.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored either.
  }
  if (kept !== undefined && text !== null) writeTab(kept, text)
}

/** Owner of the values in this tab: a visitor (null) or a member. */
export interface Owned {
  readonly owner: string | null
}

export type OwnedKey = 'booking-draft' | 'booking-numbers' | 'booking-done' | 'booking-trip'
const ownedKeys: readonly OwnedKey[] = ['booking-draft', 'booking-numbers', 'booking-done', 'booking-trip']

/** Gives a visitor's input to the member as whom they sign in, and removes any other member's input. */
export function claimTab(member: string): void {
  for (const key of ownedKeys) {
    const text = readTab(key)
    if (text === null) continue
    const entry = parseEntry<Owned>(text)
    if (entry?.owner === null) writeTab(key, JSON.stringify({ ...entry, owner: member }))
    else if (entry?.owner !== member) removeTab(key)
  }
}

/** A member who goes on as a visitor keeps the input on the screen. */
export function disownTab(member: string): void {
  for (const key of ownedKeys) {
    const entry = parseEntry<Owned>(readTab(key) ?? '')
    if (entry?.owner === member) writeTab(key, JSON.stringify({ ...entry, owner: null }))
  }
}

/** Reads an object from storage. An older release may have left it, or the visitor may have edited it. */
export function parseEntry<Entry extends object>(text: string): Partial<Entry> | null {
  try {
    const raw: unknown = JSON.parse(text)
    return typeof raw === 'object' ? raw : null
  } catch {
    return null
  }
}
