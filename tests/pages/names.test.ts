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

/** The buttons of a built page, by the name that is read out. */
const buttonsOf = (html: string): string[] =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inner]) =>
    wordsOf(/aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inner!).trim(),
  )

test('no two buttons of a page have the same name, so that a list of them says which is which', async () => {
  let seen = 0
  for (const path of everyPage) {
    const names = buttonsOf((await site.get(path)).text)
    seen += names.length
    const unclear = names.filter((name, at) => name === '' || names.indexOf(name) !== at)
    expect.soft(unclear, path).toEqual([])
  }
  expect(seen).toBeGreaterThan(everyPage.length)
})
