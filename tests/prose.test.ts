import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** Turns of phrase that docs/style.md rules out, by what is wrong with them. */
const habits: [habit: string, pattern: RegExp][] = [
  ['leaves open who is meant', /\bwho(m)?ever\b/i],
  ['takes a person for a man or a woman', /\b(he|his|him|himself|she|her|herself)\b/],
  ['says “no more” for “no longer”', /(?<!takes )\bno more\b(?! than)/i],
]

/** First words of a doc comment that leave out the thing which it describes: "Of the icon", "What it was said to be". */
const opening = /^(What|Of|Who|Whom|Whose|Which|To|Without|By|With|From|That)\b/

/** First words of any other comment that leave out the thing. "Without an answer, …" may begin a whole sentence there. */
const lineOpening = /^(What|Of|Who|Whom|Whose|Which)\b/

/** Where a comment begins, JSX included. */
const commentStart = /(?:^|[\s{])(\/\*|\/\/|--\s).*/

const files = globSync([
  '{src,scripts,tests}/**/*.{ts,tsx,sql,css}',
  '*.ts',
  '{docs,.}/*.md',
  'docs/decisions/*.md',
]).filter((file) => !file.startsWith('src/content/') && file !== 'docs/style.md' && file !== 'tests/prose.test.ts')

/** Title of a test. */
const title = /^\s*(?:(?:test|it|describe)(?:\.\w+)*(?:\(.*\))?|\].*\))\(['"`].*/

/** Lines of prose in a file's text: all lines of a document, the comments of code and the titles of tests. */
function linesOfProse(file: string, text: string): string[] {
  let inBlock = false
  return text.split('\n').flatMap((line, index) => {
    const comment = inBlock || file.endsWith('.md') ? line : (commentStart.exec(line) ?? title.exec(line))?.[0]
    const opens = line.lastIndexOf('/*')
    const closes = line.lastIndexOf('*/')
    if (opens > closes && commentStart.test(line)) inBlock = true
    else if (closes !== -1) inBlock = false
    return comment === undefined ? [] : [`${file}:${index + 1}: ${comment.trim()}`]
  })
}

/** First lines of the other comments in a file's text; a line that goes on with the one above is none. */
const lineComments = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index, lines) => {
    const comment = /(?:^|[\s{])(?:\/\/|--|\/\*(?!\*))\s+(.*)/.exec(line)?.[1]
    const goesOn = /^\s*(\/\/|--)/.test(line) && /^\s*(\/\/|--)/.test(lines[index - 1] ?? '')
    return comment === undefined || goesOn ? [] : [`${file}:${index + 1}: ${comment}`]
  })

/** First lines of the doc comments in a file's text. */
const docComments = (file: string, text: string): string[] =>
  [...text.matchAll(/\/\*\*\s+(?:\*\s+)?([^\n]*)/g)].map(
    ({ 1: first = '', index }) => `${file}:${text.slice(0, index).split('\n').length}: ${first}`,
  )

/** Texts of places ("file:line: text") that match the pattern. */
const matching = (places: readonly string[], pattern: RegExp) =>
  places.filter((place) => pattern.test(place.replace(/^\S+?:\d+: /, '')))

const texts = files.map((file): [file: string, text: string] => [file, readFileSync(file, 'utf8')])
const prose = texts.flatMap(([file, text]) => linesOfProse(file, text))
const plain = texts.filter(([file]) => !file.endsWith('.md')).flatMap(([file, text]) => lineComments(file, text))
const docs = texts.filter(([file]) => !file.endsWith('.md')).flatMap(([file, text]) => docComments(file, text))

describe('how the prose of a file is found', () => {
  it.each([
    ['a.ts', "const a = 'no' // of a line", ['a.ts:1: // of a line']],
    ['a.ts', '/**\n * Of a block.\n */\nconst a = 1', ['a.ts:1: /**', 'a.ts:2: * Of a block.', 'a.ts:3: */']],
    ['a.tsx', '<p>\n  {/* In a page. */}\n</p>', ['a.tsx:2: {/* In a page. */}']],
    ['a.sql', 'select 1 -- of a query', ['a.sql:1: -- of a query']],
    ['a.test.ts', "test('of a test', () => {\n", ["a.test.ts:1: test('of a test', () => {"]],
    ['a.test.ts', "it.each(all)('of %s', () => {\n", ["a.test.ts:1: it.each(all)('of %s', () => {"]],
    ['a.md', 'Of a document.', ['a.md:1: Of a document.']],
  ])('%s: %j', (file, text, lines) => {
    expect(linesOfProse(file, text)).toEqual(lines)
  })

  it('takes the first words of a doc comment from its first line or the one below', () => {
    expect(docComments('a.ts', '/** One line. */\n/**\n * Several\n * lines.\n */')).toEqual([
      'a.ts:1: One line. */',
      'a.ts:2: Several',
    ])
  })
})

it('takes the first words of another comment from the first of its lines', () => {
  expect(
    lineComments('a.ts', '// One line\n// Of the next.\n\nconst a = 1 // Of a value.\n{/* Of a page. */}'),
  ).toEqual(['a.ts:1: One line', 'a.ts:4: Of a value.', 'a.ts:5: Of a page. */}'])
  expect(lineComments('a.sql', '  -- Of a column.\n  a int -- Of another.\n')).toEqual([
    'a.sql:1: Of a column.',
    'a.sql:2: Of another.',
  ])
})

describe('the prose of code and documents', () => {
  it('is there to be checked', () => {
    expect(prose.length).toBeGreaterThan(1000)
    expect(docs.length).toBeGreaterThan(1000)
    expect(plain.length).toBeGreaterThan(1000)
  })

  it.each(habits)('never %s', (_habit, pattern) => {
    expect(matching(prose, pattern)).toEqual([])
  })

  it('names in each doc comment the thing that it describes', () => {
    expect(matching(docs, opening)).toEqual([])
  })

  it('names it in every other comment too', () => {
    expect(matching(plain, lineOpening)).toEqual([])
  })
})
