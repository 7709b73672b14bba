import { dateOf, toLocal } from '#domain/period.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Language } from '#store/tables.ts'
import { withText, type StoredFile } from './stored-file.ts'
import { companyData } from './structured-data.ts'

/** Where the build leaves room (scripts/finish/structured-data.ts). */
const ROOM = '<!--live-data-->'

interface Filled {
  readonly data: string
  readonly file: Promise<StoredFile>
}

/** Of each page what was made last: changes are rare, and what was before is of no use. */
const filled = new WeakMap<StoredFile, Filled>()

/**
 * A page with the hours, vehicles and prices as they are now, for search engines; made again only when they change.
 * A page without room for them comes back as it is.
 */
export async function withLiveData(page: StoredFile, catalogue: Catalogue, now: Date): Promise<StoredFile> {
  const language = languageOf(page)
  if (language === undefined) return page
  const data = dataOf(catalogue, language, now)
  const known = filled.get(page)
  if (known?.data === data) return await known.file
  const html = page.plain.bytes.toString().replace(ROOM, () => `<script type="application/ld+json">${data}</script>`)
  const file = withText(page, html)
  filled.set(page, { data, file })
  return await file
}

const languages = new WeakMap<StoredFile, Language | 'none'>()

/** The language of a page that has room; looked for once. */
function languageOf(page: StoredFile): Language | undefined {
  let language = languages.get(page)
  if (language === undefined) {
    const { bytes } = page.plain
    language = !bytes.includes(ROOM) ? 'none' : bytes.includes('<html lang="en-GB"') ? 'en' : 'de'
    languages.set(page, language)
  }
  return language === 'none' ? undefined : language
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
