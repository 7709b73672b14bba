import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'

import { isPart, partNames, readPart, type PartName, type Parts, type ReadFor } from './catalogue-parts.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'
import type { Db } from './db.ts'
import type { NoticeLine } from './notice-line.ts'

export interface CatalogueCache {
  get(): Promise<Catalogue>
}

type Reading = { [Name in PartName]?: Promise<Parts[Name]> }

/** Parts read for one day, or on their way, and the catalogue made of them. */
interface Kept {
  readonly day: LocalDate
  readonly parts: Reading
  whole?: Promise<Catalogue> | undefined
}

/**
 * Keeps the catalogue in memory until the database reports a change (NOTIFY), so that a change is in force at once in
 * every process. Only the part that changed is read again. While nothing is heard of the database, nothing is cached.
 */
export function openCatalogueCache(
  db: Db,
  line: NoticeLine,
  onBadSetting: (problem: string) => void,
  clock: () => Date,
): CatalogueCache {
  let kept: Kept | undefined
  // The part, as engine/company/catalogue_changed.sql says it.
  line.hear('catalogue_changed', (part) => {
    if (kept === undefined) return
    if (isPart(part)) {
      delete kept.parts[part]
      kept.whole = undefined
    } else kept = undefined
  })
  return {
    get() {
      const now = clock()
      // Prices and settings hold from a day on, and begin at midnight in Berlin.
      const day = dateOf(toLocal(now))
      const by = { today: day, onBad: onBadSetting }
      if (!line.open()) return read(db, {}, by, now)
      const entry = kept?.day === day ? kept : (kept = { day, parts: {} })
      if (entry.whole !== undefined) return entry.whole
      const whole = read(db, entry.parts, by, now)
      entry.whole = whole
      whole.catch(() => {
        if (entry.whole === whole) entry.whole = undefined
      })
      return whole
    },
  }
}

/** The catalogue from the parts that are there already and those that are read now; a part that fails is not kept. */
async function read(db: Db, parts: Reading, by: ReadFor, now: Date): Promise<Catalogue> {
  const part = <Name extends PartName>(name: Name): Promise<Parts[Name]> => {
    const reading: Promise<Parts[Name]> = parts[name] ?? readPart(name, db, by)
    parts[name] = reading as Reading[Name]
    reading.catch(() => {
      if (parts[name] === reading) delete parts[name]
    })
    return reading
  }
  const found = await Promise.all(partNames.map(async (name) => [name, await part(name)] as const))
  return catalogueOf(Object.fromEntries(found) as unknown as Parts, now)
}
