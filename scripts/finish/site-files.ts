import { company } from '#content/company.ts'
import german from '#content/de/sharing.ts'
import english from '#content/en/sharing.ts'
import { href, hrefs, indexed, pages, type Language } from '#i18n/links.ts'

const texts = { de: german, en: english }

/** Path of the manifest in a language; a manifest cannot hold two. */
export const manifestPath = (language: Language): string =>
  language === 'de' ? '/manifest.webmanifest' : '/en/manifest.webmanifest'

/** Files about the site as a whole, by path. */
export const siteFiles = (): Record<string, string> => ({
  '/sitemap.xml': sitemap(),
  '/robots.txt': robots,
  [manifestPath('de')]: manifest('de'),
  [manifestPath('en')]: manifest('en'),
})

/** Lists every page open to search engines, with its twin in the other language. It gives no dates of change, because they are not known. */
function sitemap(): string {
  const entries = pages.filter(indexed).flatMap((page) => {
    const { de, en } = hrefs(page)
    const twins = Object.entries({ de, en, 'x-default': de })
      .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${company.origin}${path}"/>`)
      .join('')
    return [de, en].map((path) => `<url><loc>${company.origin}${path}</loc>${twins}</url>`)
  })
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}${entries.join('')}</urlset>\n`
}

/**
 * Allows a crawler that runs a page's scripts to fetch the home page's data. A hidden page carries its own `noindex`;
 * a crawler that was barred from reading the page would never see it.
 */
const robots = `User-agent: *
Allow: /api/site
Allow: /api/figures
Allow: /api/vehicle/
Disallow: /api/

Sitemap: ${company.origin}/sitemap.xml
`

/** Manifest that keeps the browser's own back and reload, so that the site stays a site on a home screen. */
function manifest(language: Language): string {
  const { name, description } = texts[language].manifest
  const start = href(language, 'home')
  return JSON.stringify({
    id: start,
    name,
    short_name: company.name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf9f6',
    theme_color: '#0b0f14',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
