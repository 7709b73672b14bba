import fs from 'node:fs'
import path from 'node:path'

import { minifySync } from 'vite'

import { pageOf, readable } from '#i18n/links.ts'
import { compressAll, filesIn, policyOf, type Policy } from './finish/finished.ts'
import { completeHead } from './finish/head.ts'
import { siteFiles } from './finish/site-files.ts'

/**
 * Completes the built pages so that a server can send them from memory. Adds an English fallback page, a twin of every
 * page for the launch state `open` (D2), the files that machines read, the hashes of inline scripts and compressed
 * copies, and makes scripts wait for the first picture.
 * @param client folder with the pages; `csp.json` lands beside it
 */
export function finishPages(client: string): void {
  addEnglishFallback(client)
  const written = filesIn(client).filter((file) => file.endsWith('.html'))
  if (written.length === 0) throw new Error(`no page was built in ${client}`)
  const policies: Record<string, Policy> = {}
  for (const file of written) {
    const address = addressOf(path.relative(client, file))
    const built = completeHead(minifyGuard(fs.readFileSync(file, 'utf8')), address)
    const soon = isReadable(address) ? setScriptsAside(built) : lowerPreloads(built)
    const open = openTwin(soon, file)
    const openFile = file.replace(/\.html$/, '.open.html')
    fs.writeFileSync(file, soon)
    fs.writeFileSync(openFile, open)
    policies[path.relative(client, file)] = policyOf(soon)
    policies[path.relative(client, openFile)] = policyOf(open)
  }
  fs.writeFileSync(path.join(path.dirname(client), 'csp.json'), JSON.stringify(policies, null, 1))
  for (const [name, text] of Object.entries(siteFiles())) fs.writeFileSync(path.join(client, name), text)
  compressAll(client)
}

/** The page for paths that are not prerendered is built once, in German; its only word of language is `lang`. */
function addEnglishFallback(client: string): void {
  const german = fs.readFileSync(path.join(client, '__spa-fallback.html'), 'utf8')
  const english = german.replace('<html lang="de"', '<html lang="en-GB"')
  if (english === german) throw new Error('the fallback page does not say that it is German')
  fs.writeFileSync(path.join(client, '__spa-fallback.en.html'), english)
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** Minifies the script in the head, which is made of the text of our functions. */
function minifyGuard(html: string): string {
  const guard = /(?<=<script id="guard">)[\s\S]*?(?=<\/script>)/
  return html.replace(guard, (text) => minifySync('guard.js', text).code.trim())
}

/** 'en/about/index.html' is '/en/about'; the fallbacks have no address, but a language. */
function addressOf(file: string): string {
  if (file.startsWith('__spa-fallback')) return file.includes('.en.') ? '/en/404' : '/404'
  return `/${file.replace(/\/?index\.html$/, '')}`
}

/** Whether a page has something to say before its scripts are here. */
function isReadable(address: string): boolean {
  const page = pageOf(address)
  return page !== undefined && readable(page)
}

/** Takes the scripts out of a page: they start once it is painted or used (src/web/frame/asleep.ts). @throws if it has none */
function setScriptsAside(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1])
  const aside = html
    .replace(preload, '')
    .replace(
      '<script type="module" async="">',
      `<script id="later" type="text/plain" data-modules="${modules.join(' ')}">`,
    )
  if (modules.length === 0 || !aside.includes('id="later"')) throw new Error('the page has no scripts to set aside')
  return aside
}

/** Where the scripts are the content they are fetched at once, but not before the fonts. */
function lowerPreloads(html: string): string {
  const preloads = [...html.matchAll(preload)].map(
    (match) => `<link rel="modulepreload" fetchpriority="low" href="${match[1]}"/>`,
  )
  return html.replace(preload, '').replace('</head>', `${preloads.join('')}</head>`)
}

function openTwin(html: string, file: string): string {
  const open = html.replace(/(<html[^>]*\bdata-bookings=)"soon"/, '$1"open"')
  if (open === html) throw new Error(`${file} does not carry the launch state`)
  return open
}
