import { company } from '#content/company.ts'
import german from '#content/de/home.ts'
import english from '#content/en/home.ts'
import { hrefs, type Language, type Page } from '#i18n/links.ts'

const faqs = { de: german.faq.items, en: english.faq.items }

/** Where the server writes what it knows of hours, vehicles and prices (src/server/http/structured-data.ts). */
export const LIVE_DATA = '<!--live-data-->'

/**
 * What search engines are told of a page that is built into it, because it cannot grow old before the page does.
 * @param title what the page calls itself
 */
export function structuredData(page: Page, language: Language, title: string): string {
  const url = company.origin + hrefs(page)[language]
  const graph = page === 'home' ? [webSite(), faqPage(url, language)] : [breadcrumb(url, language, title)]
  // Nothing in it may end the element that it stands in.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

const webSite = () => ({
  '@type': 'WebSite',
  '@id': `${company.origin}/#website`,
  name: company.name,
  url: `${company.origin}/`,
  inLanguage: ['de', 'en'],
  publisher: { '@id': `${company.origin}/#company` },
})

const faqPage = (url: string, language: Language) => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  inLanguage: language,
  mainEntity: faqs[language].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const breadcrumb = (url: string, language: Language, title: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: company.name, item: company.origin + hrefs('home')[language] },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ],
})
