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
  for (const key of allKeys()) if (key !== kept) removeTab(key)
}

/** Owner of the values in this tab: a visitor (null) or a member. */
export interface Owned {
  readonly owner: string | null
}

/** Gives all input in this tab that has an owner to another one, or removes it where that is undefined. */
export function handOver(newOwner: (owner: string | null, key: string) => string | null | undefined): void {
  for (const key of allKeys()) {
    const entry = parseEntry<Owned>(readTab(key) ?? '')
    if (entry?.owner === undefined) continue
    const owner = newOwner(entry.owner, key)
    if (owner === undefined) removeTab(key)
    else writeTab(key, JSON.stringify({ ...entry, owner }))
  }
}

function allKeys(): string[] {
  const keys = [...inPage.keys()]
  try {
    for (let index = 0; index < sessionStorage.length; index++) keys.push(sessionStorage.key(index)!)
  } catch {
    // Everything is in the page.
  }
  return keys
}

/** Gives a visitor's input to the member as whom they sign in, and removes any other member's input. */
export const claimTab = (member: string): void =>
  handOver((owner) => (owner === null || owner === member ? member : undefined))

/** Reads an object from storage. An older release may have left it, or the visitor may have edited it. */
export function parseEntry<Entry extends object>(text: string): Partial<Entry> | null {
  try {
    const raw: unknown = JSON.parse(text)
    return typeof raw === 'object' ? raw : null
  } catch {
    return null
  }
}
