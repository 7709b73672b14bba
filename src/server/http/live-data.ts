import { dateOf, toLocal } from '#domain/period.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { branchCards } from './branch-card.ts'
import { withBranches } from './branch-places.ts'
import { withText, type StoredFile } from './stored-file.ts'
import { companyData } from './company-data.ts'

/** Mark that the build leaves for the data (scripts/finish/structured-data.ts). */
const ROOM = '<!--live-data-->'

interface Filled {
  readonly data: string
  readonly branches: string
  readonly file: Promise<StoredFile>
}

/** Latest version of each page. Changes are rare, and earlier versions are of no use. */
const filled = new WeakMap<StoredFile, Filled>()

/**
 * A page with the branches as they are now and, if it has the mark, with hours, vehicles and prices for search engines.
 * It is made again only when they change. If the database was away from the start, there is no catalogue and the page
 * has none of them.
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
  /** Language of a page that has the mark for search engines' data; undefined for other pages. */
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

/** Data for search engines. It is made once per catalogue, which is read again every day. */
function dataOf(catalogue: Catalogue, language: Language, now: Date): string {
  const known = written.get(catalogue) ?? {}
  written.set(catalogue, known)
  // The data must not contain anything that ends its script element.
  known[language] ??= JSON.stringify(companyData(catalogue, language, dateOf(toLocal(now)))).replaceAll('<', '\\u003c')
  return known[language]
}
