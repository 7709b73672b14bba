import { company } from '#content/company.ts'
import german from '#content/de/home.ts'
import english from '#content/en/home.ts'
import { hrefs, type Language, type Page } from '#i18n/links.ts'

const faqs = { de: german.faq.items, en: english.faq.items }

/** Placeholder that the server replaces with hours, vehicles and prices (src/server/http/company-data.ts). */
export const LIVE_DATA = '<!--live-data-->'

/**
 * Structured data that is built into a page, because it changes only when the page does.
 * @param title the page's title without the company's name
 */
export function structuredData(page: Page, language: Language, title: string): string {
  const url = company.origin + hrefs(page)[language]
  const graph = page === 'home' ? [webSite(), faqPage(url, language)] : [breadcrumb(url, language, title)]
  // A `<` in the data could close the script element.
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
