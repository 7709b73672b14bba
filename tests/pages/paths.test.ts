import { afterAll, beforeAll, expect, test } from 'vitest'

import { languageTags } from '#i18n/links.ts'
import { openBuiltSite, type BuiltSite } from '#support/built-site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(async () => {
  await site.close()
})

async function answerTo(path: string, headers: Record<string, string> = {}) {
  const answer = await site.get(path, headers)
  return [answer.status, answer.headers['location']]
}

test.each([
  ['/privacy', '/Privacy'],
  ['/TERMS?x=1', '/Terms?x=1'],
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/EN', '/en'],
  ['/En/', '/en'],
  ['/EN/imprint', '/en/Imprint'],
  ['/Booking/NEW?step=dates', '/booking/new?step=dates'],
])('%s leads to %s, whatever its case, with its query', async (typed, meant) => {
  expect(await answerTo(typed)).toEqual([301, meant])
})

test.each([
  // The browser's language does not decide.
  ['/', '', 'en-GB,en', [200, undefined]],
  ['/about', 'lang=de', 'en', [200, undefined]],
  ['/', 'lang=en', 'de', [302, '/en']],
  ['/about?x=1', 'a=b; lang=en; c=d', 'de', [302, '/en/about?x=1']],
  // An English address serves English to everyone.
  ['/en/about', 'lang=de', 'de', [200, undefined]],
  ['/en', 'lang=en', 'de', [200, undefined]],
  // Another site's cookie, or an invalid choice.
  ['/', 'xlang=en', 'de', [200, undefined]],
  ['/', 'lang=english', 'de', [200, undefined]],
  ['/', 'lang=', 'de', [200, undefined]],
])('%s with the cookie “%s” for a browser in %s: German without a choice', async (path, cookie, accept, expected) => {
  const headers = { 'accept-language': accept, ...(cookie !== '' && { cookie }) }
  expect(await answerTo(path, headers)).toEqual(expected)
})

test('a path that does not exist answers 404 in its language', async () => {
  for (const [path, language] of [
    ['/gibt-es-nicht', 'de'],
    ['/en/no-such-page', 'en'],
  ] as const) {
    const { status, text } = await site.get(path)
    expect([path, status, /<html lang="([\w-]+)"/.exec(text)?.[1]]).toEqual([path, 404, languageTags[language]])
  }
})

// `html:has(…)` in a style sheet makes a browser restyle the whole page with every piece that arrives.
test('no rule looks through the whole page', async () => {
  const { text } = await site.get('/')
  const styles = /<style id="styles"[^>]*>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
  const ofPage = [...styles.matchAll(/(?<=[{},])[^{},]*\bhtml\b[^{},]*/g)].map(([selector]) => selector)
  expect(ofPage).toContain('html[data-still]')
  expect(ofPage.filter((selector) => selector.includes(':has('))).toEqual([])
})
