/**
 * Makes the project's own font files from the npm packages: `node scripts/fonts.ts`.
 *
 * - src/web/assets/archivo-display.woff2, hanken-text.woff2: the two files of the first view.
 * - src/web/assets/hanken-text-ext.woff2: further Latin letters, for names; the browser fetches it
 *   only when a page shows one of them (unicode-range).
 * - src/server/documents/fonts/*.ttf: static fonts for the PDFs, with all Latin letters, Vietnamese included.
 *
 * The results are committed, so a start does not need this script.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { addCharacters, charactersOf, merge, rename } from './sfnt.ts'

const root = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const WEB = 'src/web/assets'
const PDF = 'src/server/documents/fonts'
const FIRST_VIEW_BUDGET = 40_000

/** Font features to keep: tabular figures stay, fractions and other unused ones go. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rvrn', 'tnum', 'lnum']

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const TEXT =
  range(0x20, 0x7e) +
  'ÄÖÜäöüßẞ€„“”‚‘’–—…·•×©®°§«»éèêëáàâçñčšžłńøåæ→←✓−\u00a0\u2009\u202f\u2010\u2011' +
  range(0xe0, 0xff)
const DISPLAY_TEXT = `${TEXT}ÁÉÍÓÚÇÑØÅÆÈÀÔÊ`
const READING_TEXT = TEXT + range(0xc0, 0xff)

/** Characters that the packages' fonts lack, such as the narrow no-break space, and the character whose glyph each borrows. */
const FURTHER: ReadonlyMap<number, number> = new Map([
  [0x2009, 0x20],
  [0x202f, 0x2009],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
])

const source = (name: string): Promise<Buffer> => readFile(require.resolve(`@fontsource-variable/${name}.woff2`))

async function save(file: string, data: Buffer): Promise<number> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), data)
  console.log(`${String(data.length).padStart(7)}  ${file}`)
  return data.length
}

type Axes = Record<string, number | { min: number; max: number }>

async function web(file: string, font: Buffer, text: string | undefined, axes: Axes): Promise<number> {
  const sfnt = await subsetFont(font, text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: FEATURES,
    ...(text === undefined && { keepAllGlyphs: true }),
  })
  const complete = addCharacters(sfnt, FURTHER)
  if (text !== undefined) {
    const has = charactersOf(complete)
    const missing = [...new Set(text)].filter((c) => !has.has(c.codePointAt(0) ?? 0))
    console.log(`         ${file.split('/').at(-1)} has no glyph for: ${missing.join(' ') || '–'}`)
  }
  const woff2 = await subsetFont(complete, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
  return await save(`${WEB}/${file}`, woff2)
}

async function pdf(
  file: string,
  [latin, ...further]: readonly [Buffer, ...Buffer[]],
  axes: Record<string, number>,
  [family, style]: readonly [string, string],
  copyright: string,
): Promise<void> {
  const instance = (font: Buffer): Promise<Buffer> =>
    subsetFont(font, undefined, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepAllGlyphs: true,
      keepFeatures: FEATURES,
    })
  let letters = await instance(latin)
  for (const font of further) letters = merge(letters, await instance(font))
  const whole = addCharacters(letters, FURTHER)
  const names = new Map([
    [0, copyright],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ])
  await save(`${PDF}/${file}`, rename(whole, family, style, names))
}

const archivo = await source('archivo/files/archivo-latin-wdth-normal')
const archivoExt = await source('archivo/files/archivo-latin-ext-wdth-normal')
const archivoVietnamese = await source('archivo/files/archivo-vietnamese-wdth-normal')
const hanken = await source('hanken-grotesk/files/hanken-grotesk-latin-wght-normal')
const hankenExt = await source('hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal')
const hankenVietnamese = await source('hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal')

const first =
  (await web('archivo-display.woff2', archivo, DISPLAY_TEXT, { wdth: 112, wght: { min: 500, max: 800 } })) +
  (await web('hanken-text.woff2', hanken, READING_TEXT, { wght: { min: 400, max: 700 } }))
await web('hanken-text-ext.woff2', hankenExt, undefined, { wght: { min: 400, max: 700 } })
console.log(`${String(first).padStart(7)}  both files of the first view (at most ${FIRST_VIEW_BUDGET})`)
if (first > FIRST_VIEW_BUDGET) process.exitCode = 1

const ARCHIVO_RIGHTS = 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)'
const HANKEN_RIGHTS =
  'Copyright 2021 The Hanken Grotesk Project Authors (https://github.com/marcologous/hanken-grotesk)'
await pdf(
  'archivo-700.ttf',
  [archivo, archivoExt, archivoVietnamese],
  { wdth: 112, wght: 700 },
  ['Archivo Expanded', 'Bold'],
  ARCHIVO_RIGHTS,
)
await pdf(
  'hanken-400.ttf',
  [hanken, hankenExt, hankenVietnamese],
  { wght: 400 },
  ['Hanken Grotesk', 'Regular'],
  HANKEN_RIGHTS,
)
await pdf(
  'hanken-600.ttf',
  [hanken, hankenExt, hankenVietnamese],
  { wght: 600 },
  ['Hanken Grotesk', 'SemiBold'],
  HANKEN_RIGHTS,
)

const licences = await Promise.all(
  ['archivo', 'hanken-grotesk'].map((name) => readFile(require.resolve(`@fontsource-variable/${name}/LICENSE`))),
)
for (const folder of [WEB, PDF]) await save(`${folder}/LICENSE-fonts.txt`, Buffer.concat(licences))
