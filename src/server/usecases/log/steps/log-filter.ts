import type { AccountId } from '#domain/ids.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { logActors, logGroups, type LogActors, type LogGroup } from '#domain/log-group.ts'
import { addDays, toInstant } from '#domain/period.ts'
import { readPlate } from '#domain/plate.ts'
import { normaliseReference } from '#domain/reference.ts'
import { foldName, withoutLittleWords } from '#domain/search-key.ts'
import { typedOf } from '#domain/typed-search.ts'
import type { Read } from '#store/db.ts'
import { findLogMarks, type LogWord } from '#store/log-marks.ts'
import type { LogFilter } from '#store/log-search.ts'

/** Search of staff in the log. */
export interface LogWish {
  q: string
  group: LogGroup | null
  /** A colleague's account or a kind of actor. */
  by: string | null
  /** Branch that it touches. */
  branch: number | null
  /** First and last day in Berlin. */
  from: LocalDate | null
  to: LocalDate | null
}

const midnight = (day: LocalDate) => toInstant(`${day}T00:00`)
const isKind = (by: string): by is LogActors => (logActors as readonly string[]).includes(by)

/** A wish as the store searches by it. */
export async function logFilterOf(db: Read, { q, group, by, branch, from, to }: LogWish): Promise<LogFilter> {
  return {
    marks: q === '' ? null : await findLogMarks(db, wordOf(q)),
    subjects: group === null ? null : logGroups[group],
    by: by === null ? null : isKind(by) ? { actors: by } : { colleague: by as AccountId },
    branch,
    from: from === null ? null : midnight(from),
    before: to === null ? null : midnight(addDays(to, 1)),
  }
}

/** Begins a reference as it is printed. */
const PREFIX = /^sw[\s\p{Pd}]/iu

/** The beginning of a reference; '' if a text is none. Letters alone are rather a name, unless the prefix stands before. */
function referenceOf(q: string): string {
  const whole = normaliseReference(q)
  if (whole !== null) return whole
  const isPart = PREFIX.test(q) || (/\d/.test(q) && readPlate(q) === null)
  return isPart ? typedOf(q).reference : ''
}

/**
 * Reads a text as the beginning of a reference, a plate, an address or else a name. Plates of Schweinfurt look like the
 * beginning of a reference: such a text is taken as both.
 */
function wordOf(q: string): LogWord {
  const none = { reference: '', plate: '', email: '', names: [] }
  const reference = referenceOf(q)
  const plate = readPlate(q) ?? ''
  if (reference !== '' || plate !== '') return { ...none, reference, plate }
  if (q.includes('@')) return { ...none, email: q.toLowerCase() }
  const folded = withoutLittleWords(foldName(q))
  const words = folded.split(' ')
  const turned = words.length > 1 ? [`${words.at(-1)} ${words.slice(0, -1).join(' ')}`] : []
  return { ...none, names: folded === '' ? [] : [folded, ...turned] }
}
