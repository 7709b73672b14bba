import { expect, test } from 'vitest'

import { unclickable, withoutLinks } from './without-links.ts'

test.each([
  'https://boese.example/x?y=1',
  'HTTP://BOESE.EXAMPLE',
  'hxxp://boese',
  '(www.boese)',
  'boese.example',
  'boese.example/pfad,',
  'böse.example',
  'bit.ly/3xYz',
  'boese。example',
  'mailto:a',
  'tel:0190123456',
  'jemand@boese.example',
  '[hier](https://boese.example)',
])('%s is taken out', (link) => {
  expect(withoutLinks(`Bitte ${link} ansehen`, '[Link]')).toBe('Bitte [Link] ansehen')
})

test.each([
  'Am 7.12.2026 um 10.30 Uhr, z. B. oder z.B. ein Kombi.',
  'SW-7KQ4-M2XP kostet 29,90 $ (ca. 3 Tage)...',
  'Erste Zeile\n\n\tZweite: ja/nein?',
  'Preis:100, Nr.5',
])('%s stays as it is', (text) => {
  expect(withoutLinks(text, '[Link]')).toBe(text)
})

test('unclickable text is still readable', () => {
  expect(unclickable('siehe https://boese.example/x und www.boese.example\noder mail@boese.example, danke.')).toBe(
    'siehe https[:]//boese[.]example/x und www[.]boese[.]example\noder mail[@]boese[.]example, danke.',
  )
})
