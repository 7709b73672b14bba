import { dateOf, toLocal } from '#domain/period.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Language } from '#store/tables.ts'
import { branchCards } from './branch-card.ts'
import { withBranches } from './branch-places.ts'
import { withText, type StoredFile } from './stored-file.ts'
import { companyData } from './structured-data.ts'

/** Where the build leaves room (scripts/finish/structured-data.ts). */
const ROOM = '<!--live-data-->'

interface Filled {
  readonly data: string
  readonly branches: string
  readonly file: Promise<StoredFile>
}

/** Of each page what was made last: changes are rare, and what was before is of no use. */
const filled = new WeakMap<StoredFile, Filled>()

/**
 * A page with the branches as they are now, and where it has room for them with the hours, vehicles and prices for search
 * engines; made again only when they change. Without a catalogue, with the database away from the start, there are none.
 */
export async function withLiveData(page: StoredFile, catalogue: Catalogue | undefined, now: Date): Promise<StoredFile> {
  const { html, language } = builtOf(page)
  const data = language === undefined || catalogue === undefined ? '' : dataOf(catalogue, language, now)
  const cards = catalogue === undefined ? [] : branchCards(catalogue)
  const branches = catalogue === undefined ? '' : textOf(catalogue)
  const known = filled.get(page)
  if (known?.data === data && known.branches === branches) return await known.file
  const room = data === '' ? '' : `<script type="application/ld+json">${data}</script>`
  const file = withText(
    page,
    withBranches(page, html, cards).replace(ROOM, () => room),
  )
  filled.set(page, { data, branches, file })
  return await file
}

interface Built {
  readonly html: string
  /** Of a page that has room for what search engines read. */
  readonly language: Language | undefined
}

const built = new WeakMap<StoredFile, Built>()

function builtOf(page: StoredFile): Built {
  const known = built.get(page)
  if (known !== undefined) return known
  const html = page.plain.bytes.toString()
  const language = !html.includes(ROOM) ? undefined : html.includes('<html lang="en-GB"') ? 'en' : 'de'
  const read: Built = { html, language }
  built.set(page, read)
  return read
}

const texts = new WeakMap<Catalogue, string>()

function textOf(catalogue: Catalogue): string {
  const known = texts.get(catalogue) ?? JSON.stringify(branchCards(catalogue))
  texts.set(catalogue, known)
  return known
}

const written = new WeakMap<Catalogue, Partial<Record<Language, string>>>()

/** Written once for each catalogue, which is read again every day. */
function dataOf(catalogue: Catalogue, language: Language, now: Date): string {
  const known = written.get(catalogue) ?? {}
  written.set(catalogue, known)
  // Nothing in it may end the element that it stands in.
  known[language] ??= JSON.stringify(companyData(catalogue, language, dateOf(toLocal(now)))).replaceAll('<', '\\u003c')
  return known[language]
}
