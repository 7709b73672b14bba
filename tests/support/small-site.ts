import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSite, type Site } from '#http/pages.ts'

/**
 * Writes a site of a few pages, which replaces the built one and does not depend on its state. The folder may hold more
 * files in `client/`. @param homes HTML of the home page by language, if it matters to the test
 */
export function smallSite(folder: string, homes: { de?: string; en?: string } = {}): Site {
  const client = path.join(folder, 'client')
  mkdirSync(path.join(client, 'en'), { recursive: true })
  const pages = {
    index: homes.de ?? 'index',
    'en/index': homes.en ?? 'en/index',
    '__spa-fallback': '__spa-fallback',
    '__spa-fallback.en': '__spa-fallback.en',
  }
  const policies: Record<string, object> = {}
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(path.join(client, `${name}.html`), html)
    writeFileSync(path.join(client, `${name}.open.html`), `${html}, open`)
    for (const state of ['', '.open']) policies[`${name}${state}.html`] = { script: [], style: [] }
  }
  writeFileSync(path.join(folder, 'csp.json'), JSON.stringify(policies))
  return loadSite(client)
}
