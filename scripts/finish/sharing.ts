import { company } from '#content/company.ts'
import german from '#content/de/sharing.ts'
import english from '#content/en/sharing.ts'
import { hrefs, type Language, type Page } from '#i18n/links.ts'

/** Size in pixels of every picture for shared links. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

export type SocialPicture = keyof typeof german.pictures

/** Pictures of each page; networks that show only one take the first. */
const pictures: Partial<Record<Page, readonly SocialPicture[]>> = {
  home: ['home', 'fleet'],
  about: ['about'],
  booking: ['booking'],
  newBooking: ['booking'],
  manageBooking: ['booking'],
}

const texts = { de: german, en: english }
const locales = { de: 'de_DE', en: 'en_GB' }

/** A page's own description of itself, as escaped HTML text. */
export interface PageWords {
  readonly title: string
  readonly description: string
}

/** Tags from which networks and messengers draw the card of a shared link: Open Graph, and X's own. */
export function sharingTags(page: Page, language: Language, { title, description }: PageWords): string {
  const addresses = hrefs(page)
  const shown = (pictures[page] ?? ['home']).map((name) => ({
    url: `${company.origin}/img/social/${name}.jpg`,
    alt: texts[language].pictures[name],
  }))
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', company.origin + addresses[language]],
    ['og:locale', locales[language]],
    ['og:locale:alternate', locales[language === 'de' ? 'en' : 'de']],
    ...shown.flatMap(({ url, alt }) => [
      ['og:image', url],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(SOCIAL_SIZE.width)],
      ['og:image:height', String(SOCIAL_SIZE.height)],
      ['og:image:alt', alt],
    ]),
  ] as [string, string][]
  const card: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', shown[0]!.url],
    ['twitter:image:alt', shown[0]!.alt],
  ]
  return [
    ...graph.map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    ...card.map(([name, content]) => `<meta name="${name}" content="${content}"/>`),
  ].join('')
}
