import fs from 'node:fs'
import path from 'node:path'

import { company } from '#content/company.ts'
import { onPhone } from '#mail/phone-style.ts'
import { languageTags, type Language } from '#i18n/links.ts'
import { compressAll, policyOf } from './finish/finished.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/web/office.tsx'

const words = {
  de: { title: 'Büro', noScript: 'Das Büro braucht JavaScript. Bitte schalten Sie es im Browser ein.' },
  en: { title: 'Back office', noScript: 'The back office needs JavaScript. Please switch it on in the browser.' },
} as const satisfies Record<Language, object>

/**
 * Writes the one page of the back office in both languages, the hashes of its inline scripts and styles, and compressed
 * copies, as `scripts/finish.ts` does for the site. @param folder with the build @throws if its entry is missing
 */
export function finishOffice(folder: string): void {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`the build in ${folder} has no ${ENTRY}`)
  const policies: Record<string, object> = {}
  for (const language of ['de', 'en'] as const) {
    const html = pageOf(language, entry, manifest)
    fs.writeFileSync(path.join(folder, `${language}.html`), html)
    // It shows letters in frames, which are under its policy.
    policies[`${language}.html`] = policyOf(`${html}<style>${onPhone}</style>`)
  }
  fs.writeFileSync(path.join(folder, 'csp.json'), JSON.stringify(policies, null, 1))
  fs.rmSync(path.join(folder, '.vite'), { recursive: true })
  compressAll(folder)
}

function pageOf(language: Language, entry: Chunk, manifest: Manifest): string {
  const first = (entry.imports ?? []).map((name) => manifest[name]!.file)
  const fonts = (entry.assets ?? []).filter((file) => /(archivo-display|hanken-text)-[^-]+\.woff2$/.test(file))
  const { title, noScript } = words[language]
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="theme-color" content="#f1eee7">',
    `<title>${title} · ${company.name}</title>`,
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...(entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...first.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    `<body><div id="office"></div><noscript><p>${noScript}</p></noscript></body></html>`,
  ].join('')
}
