import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { company } from '#content/company.ts'
import { WithLinks } from './with-links.tsx'

test('each of our numbers and mail addresses in a text leads to itself', () => {
  const { email, phone, emergency } = company
  const html = renderToStaticMarkup(<WithLinks text={`${email}, ${phone.text}, at night ${emergency.text}.`} />)
  const links = [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => [href, text])
  expect(links).toEqual([
    [`mailto:${email}`, email],
    [phone.href, phone.text],
    [emergency.href, emergency.text],
  ])
})
