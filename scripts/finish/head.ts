import { company } from '#content/company.ts'
import { indexed, languageOf, pageOf, type Language } from '#i18n/links.ts'
import { manifestPath } from './site-files.ts'
import { sharingTags, type PageWords } from './sharing.ts'
import { LIVE_DATA, structuredData } from './structured-data.ts'

/**
 * Adds to a built page the tags that only machines read, so that no visitor's browser loads a script for them: icons,
 * the manifest, the card of a shared link, and structured data. @param path the page's address
 */
export function completeHead(html: string, path: string): string {
  const page = pageOf(path)
  const tags = [icons(languageOf(path))]
  if (page) {
    const words = wordsOf(html, path)
    tags.push(sharingTags(page, languageOf(path), words))
    if (indexed(page)) tags.push(structuredData(page, languageOf(path), nameOf(words)))
  }
  const complete = html.replace('</head>', () => `${tags.join('')}</head>`)
  if (complete === html) throw new Error(`${path} has no head`)
  return page === 'home' ? complete.replace('</body>', `${LIVE_DATA}</body>`) : complete
}

const icons = (language: Language): string =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>',
    `<link rel="manifest" href="${manifestPath(language)}"/>`,
  ].join('')

/** Reads the page's title and description. @throws if one of them is missing */
function wordsOf(html: string, path: string): PageWords {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
  if (title === undefined || description === undefined) throw new Error(`${path} has no title or no description`)
  return { title, description }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The page's title without the company's name, as plain text. */
const nameOf = ({ title }: PageWords): string =>
  title
    .replace(` – ${company.name}`, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
