import { describe, expect, test } from 'vitest'

import { company } from '#content/company.ts'
import { completeHead } from './head.ts'

const built = (title: string, description = 'What it is about') =>
  `<html lang="de"><head><title>${title}</title><meta name="description" content="${description}"/></head><body></body></html>`

const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    '@graph': { '@type': string; itemListElement?: { name: string; item: string }[] }[]
  } | null

describe('the head of a built page', () => {
  test('gives networks the title, description and address of the page', () => {
    const html = completeHead(built(`Über uns &amp; mehr – ${company.name}`), '/about')
    expect(html).toContain(`<meta property="og:title" content="Über uns &amp; mehr – ${company.name}"/>`)
    expect(html).toContain('<meta property="og:description" content="What it is about"/>')
    expect(html).toContain(`<meta property="og:url" content="${company.origin}/about"/>`)
    expect(html).toContain('<meta property="og:locale" content="de_DE"/>')
    expect(html).toContain(`<meta name="twitter:image" content="${company.origin}/img/social/about.jpg"/>`)
  })

  test('says in plain text where the page stands in the site', () => {
    const html = completeHead(built(`Terms &lt;&amp;&gt; – ${company.name}`), '/en/Terms')
    expect(html).not.toContain('"Terms <')
    const [breadcrumb] = dataIn(html)!['@graph']
    expect(breadcrumb?.['@type']).toBe('BreadcrumbList')
    expect(breadcrumb?.itemListElement?.map(({ name, item }) => [name, item])).toEqual([
      [company.name, `${company.origin}/en`],
      ['Terms <&>', `${company.origin}/en/Terms`],
    ])
  })

  test('has room for live data on the home page alone', () => {
    expect(completeHead(built('Home'), '/')).toContain('<!--live-data--></body>')
    expect(completeHead(built('Home'), '/en')).toContain('<!--live-data--></body>')
    expect(completeHead(built('Über uns'), '/about')).not.toContain('live-data')
  })

  test('gives search engines no data about a page that they must not list', () => {
    expect(dataIn(completeHead(built('Buchung verwalten'), '/booking/manage'))).toBeNull()
    expect(dataIn(completeHead(built('Konto'), '/dashboard'))).toBeNull()
  })

  test('names the manifest in the language of the address, even where no page exists', () => {
    expect(completeHead(built('404'), '/404')).toContain('href="/manifest.webmanifest"')
    expect(completeHead(built('404'), '/en/404')).toContain('href="/en/manifest.webmanifest"')
    expect(completeHead(built('404'), '/404')).not.toContain('og:')
  })

  test('is refused for a page without a title or a description', () => {
    expect(() => completeHead(built('Über uns', ''), '/about')).toThrow('/about has no title or no description')
    expect(() => completeHead('<html></html>', '/404')).toThrow('/404 has no head')
  })
})
