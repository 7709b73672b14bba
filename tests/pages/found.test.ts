import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { company } from '#content/company.ts'
import german from '#content/de/home.ts'
import english from '#content/en/home.ts'
import { href, hrefs, indexed, languageTags, pages, type Language, type Page } from '#i18n/links.ts'
import { openBuiltSite, type BuiltSite } from '#support/built-site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(async () => {
  await site.close()
})

const languages = ['de', 'en'] as const

/** The head of a page as a machine reads it, before any script runs. */
async function headOf(path: string) {
  const { text: html } = await site.get(path)
  const unescape = (text: string | undefined) =>
    text?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => unescape(match[1])!)
  return {
    html,
    language: all(/<html lang="([\w-]+)"/g)[0],
    title: all(/<title>([^<]*)<\/title>/g),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
    link: (rel: string) => all(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g')),
    twins: new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g)].map((match) => [
        match[1],
        match[2],
      ]),
    ),
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) => JSON.parse(text) as object),
  }
}

const everyPage = pages.flatMap((page) => languages.map((language) => [page, language, href(language, page)] as const))
const address = (path: string) => company.origin + path

describe('the machine-readable parts', () => {
  test('every page describes itself in its language and names its twin', async () => {
    const said = new Map<string, string>()
    for (const [page, language, path] of everyPage) {
      const head = await headOf(path)
      const [title] = head.title
      const [description] = head.meta('description')
      expect.soft([path, head.title.length, head.meta('description').length]).toEqual([path, 1, 1])
      // A list of results cuts longer ones, and shorter ones say nothing.
      expect.soft(title!.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15)
      expect.soft(title!.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
      expect.soft(description!.length, `${path}: ${description}`).toBeGreaterThanOrEqual(60)
      expect.soft(description!.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
      for (const text of [title!, description!]) {
        expect.soft(said.get(text), `${path} says the same as`).toBeUndefined()
        said.set(text, path)
      }
      const { de, en } = hrefs(page)
      expect
        .soft([path, head.language, head.link('canonical')])
        .toEqual([path, languageTags[language], [address(path)]])
      expect.soft(Object.fromEntries(head.twins)).toEqual({
        de: address(de),
        en: address(en),
        'x-default': address(de),
      })
      expect.soft([path, head.meta('robots')]).toEqual([path, indexed(page) ? [] : ['noindex']])
    }
    expect(said.size).toBe(everyPage.length * 2)
  })

  test('every page has a card for networks with an existing picture of ours', async () => {
    const shown = new Set<string>()
    for (const [, language, path] of everyPage) {
      const { title, meta } = await headOf(path)
      const [picture] = meta('og:image')
      expect
        .soft({
          path,
          title: meta('og:title'),
          description: meta('og:description'),
          type: meta('og:type'),
          url: meta('og:url'),
          locale: [...meta('og:locale'), ...meta('og:locale:alternate')],
          card: meta('twitter:card'),
          same: [...meta('twitter:title'), ...meta('twitter:description'), ...meta('twitter:image')],
        })
        .toEqual({
          path,
          title,
          description: meta('description'),
          type: ['website'],
          url: [address(path)],
          locale: language === 'de' ? ['de_DE', 'en_GB'] : ['en_GB', 'de_DE'],
          card: ['summary_large_image'],
          same: [...title, ...meta('description'), picture],
        })
      for (const [index, url] of meta('og:image').entries()) {
        expect.soft(meta('og:image:alt')[index]!.length, path).toBeGreaterThan(10)
        expect.soft([meta('og:image:width')[index], meta('og:image:height')[index]]).toEqual(['1200', '630'])
        shown.add(url)
      }
    }
    expect([...shown].toSorted()).toEqual(
      ['about', 'booking', 'fleet', 'home'].map((name) => address(`/img/social/${name}.jpg`)),
    )
    for (const url of shown) {
      const { bytes, headers } = await site.get(url.replace(company.origin, ''))
      const { format, width, height } = await sharp(bytes).metadata()
      expect([url, headers['content-type'], format, width, height]).toEqual([url, 'image/jpeg', 'jpeg', 1200, 630])
      expect(bytes.length).toBeLessThanOrEqual(300_000)
    }
  })

  test('structured data match the page', async () => {
    const faqs = { de: german.faq.items, en: english.faq.items }
    for (const [page, language, path] of everyPage) {
      const { data, html, title } = await headOf(path)
      const nodes = data.flatMap((node) => ('@graph' in node ? (node['@graph'] as object[]) : [node]))
      const types = nodes.map((node) => (node as Record<string, unknown>)['@type'])
      const expected = page === 'home' ? ['WebSite', 'FAQPage', 'AutoRental'] : indexed(page) ? ['BreadcrumbList'] : []
      expect.soft([path, types]).toEqual([path, expected])
      const [first] = nodes as Record<string, { name: string; item: string }[]>[]
      if (first?.['itemListElement']) {
        const here = first['itemListElement'].at(-1)!
        expect.soft([here.item, `${here.name} – ${company.name}`]).toEqual([address(path), ...title])
      }
      if (page !== 'home') continue
      const text = html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll('&#x27;', "'")
      for (const { question, answer } of faqs[language]) {
        expect.soft(text, question).toContain(question)
        expect.soft(text, answer).toContain(answer)
        expect.soft(JSON.stringify(data)).toContain(JSON.stringify(question))
      }
    }
  })

  test('the sitemap lists exactly the pages open to search engines, each with its twins', async () => {
    const { headers, text } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const entries = text.match(/<url>.*?<\/url>/gs)!
    const expected = pages.filter(indexed).flatMap((page: Page) => Object.values(hrefs(page)))
    expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(expected.map(address))
    for (const [index, entry] of entries.entries()) {
      const { twins } = await headOf(expected[index]!)
      const listed = [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map((match) => [match[1], match[2]])
      expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(twins))
    }
    // The dates of change are unknown, so the sitemap gives none.
    expect(entries.join('')).not.toContain('lastmod')
  })

  test('robots may read every page and the data that the home page loads', async () => {
    const { headers, text } = await site.get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines).toContain(`Sitemap: ${address('/sitemap.xml')}`)
    const rules = lines.flatMap((line) => {
      const [, kind, path] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
      return path === undefined ? [] : [{ allow: kind === 'Allow', path }]
    })
    /** true if robots may read the path; the longest matching rule decides (RFC 9309). */
    const mayRead = (path: string) =>
      rules.filter((rule) => path.startsWith(rule.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.allow ??
      true
    for (const [, , path] of everyPage) expect([path, mayRead(path)]).toEqual([path, true])
    for (const path of ['/api/site', '/api/figures', '/api/vehicle/GetVehicleByType?id=0'])
      expect([path, mayRead(path)]).toEqual([path, true])
    for (const path of ['/api/bookings', '/api/quotes', '/api/user/Login', '/api/account'])
      expect([path, mayRead(path)]).toEqual([path, false])
  })

  test('icons and manifest have the sizes and types that they declare', async () => {
    const types = {
      ico: 'image/x-icon',
      svg: 'image/svg+xml',
      png: 'image/png',
      webmanifest: 'application/manifest+json; charset=utf-8',
    }
    const got = async (path: string) => {
      const { status, headers, bytes } = await site.get(path)
      const ending = path.split('.').at(-1) as keyof typeof types
      expect([path, status, headers['content-type']]).toEqual([path, 200, types[ending]])
      return bytes
    }
    for (const language of languages) {
      const { link } = await headOf(href(language, 'about'))
      expect(link('icon')).toEqual(['/favicon.ico', '/favicon.svg'])
      for (const path of link('icon')) expect((await got(path)).length).toBeGreaterThan(100)
      const [apple] = link('apple-touch-icon')
      expect(await sharp(await got(apple!)).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
      const [manifest] = link('manifest')
      const content = JSON.parse((await got(manifest!)).toString()) as {
        lang: Language
        start_url: string
        name: string
        short_name: string
        theme_color: string
        icons: { src: string; sizes: string; purpose?: string }[]
      }
      expect(content).toMatchObject({ lang: language, start_url: href(language, 'home'), short_name: company.name })
      expect(content.theme_color).toMatch(/^#[\da-f]{6}$/)
      expect(content.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
        ['192x192', undefined],
        ['512x512', undefined],
        ['512x512', 'maskable'],
        ['any', undefined],
      ])
      for (const { src, sizes } of content.icons) {
        const { width, height } = await sharp(await got(src)).metadata()
        if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
      }
    }
  })
})
