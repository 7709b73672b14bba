import { afterAll, beforeAll, expect, test } from 'vitest'

import { href, pages } from '#i18n/links.ts'
import { openBuiltSite, type BuiltSite } from '#support/built-site.ts'
import { wordsOf } from '#support/shown.tsx'

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(async () => {
  await site.close()
})

const everyPage = pages.flatMap((page) => [href('de', page), href('en', page)])

/** Names of a built page's buttons, as a screen reader reads them out. */
const buttonsOf = (html: string): string[] =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inner]) =>
    wordsOf(/aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inner!).trim(),
  )

test('no two buttons of a page share a name, so that a list of them tells them apart', async () => {
  let seen = 0
  for (const path of everyPage) {
    const names = buttonsOf((await site.get(path)).text)
    seen += names.length
    const unclear = names.filter((name, at) => name === '' || names.indexOf(name) !== at)
    expect.soft(unclear, path).toEqual([])
  }
  expect(seen).toBeGreaterThan(everyPage.length)
})
