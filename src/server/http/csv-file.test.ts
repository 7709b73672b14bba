import { expect, test } from 'vitest'

import type { Language } from '#domain/language.ts'
import { amount, count, csvFile, day, moment } from './csv-file.ts'

async function* one<Row>(...rows: Row[]) {
  yield rows
}

const fileOf = async (language: Language, ...texts: string[]): Promise<string> => {
  const chunks = await csvFile(one(...texts), language, ['Name'], (row) => [row]).toArray()
  return chunks.map(String).join('')
}

/** Reads a file as RFC 4180 has it. */
function cellsOf(file: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n|$)`, 'y')
  while (cell.lastIndex < file.length) {
    const match = cell.exec(file)
    if (match === null) throw new Error(`no cell at ${cell.lastIndex}`)
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!)
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const hostile = [
  '=HYPERLINK("https://x.example";"Mara")',
  '=1+1',
  '+49 30 23125-801',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
  '=cmd|" /C calc"!A0',
]

test.each(hostile)('a spreadsheet computes nothing of %j', async (text) => {
  for (const [language, separator] of [
    ['de', ';'],
    ['en', ','],
  ] as const)
    expect(cellsOf(await fileOf(language, text), separator)[1]).toEqual([`'${text}`])
})

test.each(['Mara "Mia" Muster', 'Muster; Mara', 'Muster, Mara', 'Zeile\nzwei', 'Zeile\r\nzwei', '";"', '', 'Jean-Luc'])(
  'a cell is what was typed: %j',
  async (text) => {
    expect(cellsOf(await fileOf('de', text, 'after'), ';').slice(1)).toEqual([[text], ['after']])
    expect(cellsOf(await fileOf('en', text, 'after'), ',').slice(1)).toEqual([[text], ['after']])
  },
)

test.each(['01067', '1234567890123', '12E4', '1-2', '10/2026', '3.4'])(
  'a text stays a text where a spreadsheet would write it differently: %s',
  async (text) => {
    expect(cellsOf(await fileOf('de', text), ';')[1]).toEqual([`'${text}`])
  },
)

test.each(['10115', 'SW-ABCD-EFGH', 'B-SW 1122', 'DE123456789', 'Straße 12-14'])('%s needs no mark', async (text) => {
  expect(cellsOf(await fileOf('de', text), ';')[1]).toEqual([text])
})

test('numbers and dates are written as a spreadsheet of the language reads them', () => {
  expect([amount(-123_450, 'EUR', 'de'), amount(-123_450, 'EUR', 'en')]).toEqual([
    { figure: '-1234,50' },
    { figure: '-1234.50' },
  ])
  expect(count(12)).toEqual({ figure: '12' })
  expect([day('2026-01-05', 'de'), day('2026-01-05', 'en'), day(null, 'de')]).toEqual([
    { figure: '05.01.2026' },
    { figure: '2026-01-05' },
    { figure: '' },
  ])
  expect([moment('2026-01-05T10:30', 'de'), moment('2026-01-05T10:30', 'en'), moment(null, 'en')]).toEqual([
    { figure: '05.01.2026 10:30' },
    { figure: '2026-01-05 10:30' },
    { figure: '' },
  ])
})

test('a figure in English takes no separator, and a file begins with the mark of UTF-8', async () => {
  const file = csvFile(one(-5), 'en', ['Sum', 'Day'], (row) => [amount(row, 'EUR', 'en'), day('2026-01-05', 'en')])
  expect((await file.toArray()).map(String).join('')).toBe('\uFEFFSum,Day\r\n-0.05,2026-01-05\r\n')
})
