import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sampleContext, sampleData } from '#support/letters.ts'
import { renderLetter } from './render.ts'

const render = (text: string, subject = 'Neues') =>
  renderLetter('newsletter_issue', { ...sampleData.newsletter_issue, subject, text, car: null }, sampleContext('de'))

/** Tags and attributes of the letter, without what is between them. */
const tagsOf = (html: string) => html.replace(/<!--.*?-->|<style>.*?<\/style>/gs, '').match(/<[^>]*>/g) ?? []

const own = new Set(
  tagsOf(render('## a\n\nb [c](/d)\n\n- e\n\n[f](/g)').html).map((tag) => tag.replace(/href="[^"]*"/, 'href')),
)

test('whatever somebody writes, the letter has our elements alone, and links lead to good addresses', () => {
  const evil = fc.constantFrom(
    '<script>',
    '"onclick="x',
    "' style='",
    '[x](javascript:alert(1))',
    '[<b>x</b>](https://a.example/"x)',
    '[x](https://a.example/?a=1&b=2)',
    '[x](/y)',
    '## ',
    '- ',
    '\n\n',
    '&lt;img src=x&gt;',
    '<!--',
    ']](',
    '</td>',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(evil, fc.string()), { maxLength: 20 }), fc.string(), (parts, subject) => {
      const { html } = render(parts.join(''), subject)
      for (const tag of tagsOf(html)) expect([...own]).toContain(tag.replace(/href="[^"]*"/, 'href'))
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^(https:\/\/[\w-]+(\.[\w-]+)+([/?#][^\s"<>]*)?|mailto:\S+|tel:\+\d+)$/)
    }),
  )
})

test('the subject is one line, whatever it says', () => {
  expect(render('a', 'b').subject).toBe('b')
  expect(render('<b>fett</b>').html).toContain('&lt;b&gt;fett&lt;/b&gt;')
})
