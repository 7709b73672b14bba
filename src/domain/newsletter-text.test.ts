import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { beginningOf, deadLinks, isAddress, passagesOf } from './newsletter-text.ts'

describe('a text of the newsletter', () => {
  test('has paragraphs, headings, lists, links and buttons', () => {
    const text =
      '## Neu in Tempelhof\nWir haben [Kombis](/fleet) und\nmehr.\n\n- Kindersitze\n- [Ketten](https://a.example/b?c=1#d)\n\n[Jetzt ansehen](/fleet)'
    expect(passagesOf(text)).toEqual([
      { kind: 'heading', text: 'Neu in Tempelhof' },
      { kind: 'text', spans: ['Wir haben ', { words: 'Kombis', to: '/fleet' }, ' und mehr.'] },
      { kind: 'list', items: [['Kindersitze'], [{ words: 'Ketten', to: 'https://a.example/b?c=1#d' }]] },
      { kind: 'button', words: 'Jetzt ansehen', to: '/fleet' },
    ])
  })

  test('keeps the order where no blank line parts text, list and heading', () => {
    expect(passagesOf('a\n- b\nc\n## d\r\n- e').map(({ kind }) => kind)).toEqual([
      'text',
      'list',
      'text',
      'heading',
      'list',
    ])
  })

  test('leaves marks that make no sense as they are', () => {
    const odd = '[x](javascript:alert(1)) ##no [y]( /fleet ) **z** <b>&amp;</b>'
    expect(passagesOf(odd)).toEqual([{ kind: 'text', spans: [odd] }])
    expect(passagesOf(' \n\n\t\n')).toEqual([])
  })

  test('loses no word, whatever is typed', () => {
    const signs = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '## ',
      '- ',
      '\n',
      '\n\n',
      ' ',
      'a',
      '/b',
      'https://c.example',
      '<',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, fc.string()), { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        const said = passagesOf(text)
          .flatMap((passage) => {
            if (passage.kind === 'heading') return [passage.text]
            if (passage.kind === 'button') return [passage.words, passage.to]
            const lines = passage.kind === 'text' ? [passage.spans] : passage.items
            return lines.flat().flatMap((span) => (typeof span === 'string' ? [span] : [span.words, span.to]))
          })
          .join('')
        const bare = (words: string) => words.replaceAll(/[\s\-#[\]()]/g, '')
        expect(bare(said)).toBe(bare(text))
      }),
    )
  })
})

test.each([
  ['https://www.spreewagen.example/a?b=c#d', true],
  ['https://a.example:8443', true],
  ['mailto:hallo@spreewagen.example', true],
  ['/fleet', true],
  ['/en/fleet#suv', true],
  ['http://a.example', false],
  ['//a.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user@a.example', false],
  ['https://localhost', false],
  ['https://a.example/"onclick="x', false],
  ['https://a.example/<b>', false],
  ['/\\a.example', false],
  ['mailto:a@b.example?bcc=c@d.example', false],
  ['fleet', false],
])('%s is an address: %s', (to, good) => {
  expect(isAddress(to)).toBe(good)
  expect(deadLinks(`Siehe [hier](${to.replaceAll(/[()]/g, '')}).`)).toHaveLength(good ? 0 : 1)
})

test('the beginning is what an inbox shows: the first sentence, without marks, not too long', () => {
  expect(beginningOf('## Neu\n\nLesen Sie [mehr](/fleet) davon.\n\nZweitens')).toBe('Lesen Sie mehr davon.')
  const long = beginningOf('Wort '.repeat(80))
  expect(long.length).toBeLessThanOrEqual(142)
  expect(long).toMatch(/Wort …$/)
  expect(beginningOf('[Nur ein Knopf](/fleet)')).toBe('')
})
