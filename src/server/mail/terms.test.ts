import { expect, test } from 'vitest'

import { defaultRules } from '../../domain/rules.ts'
import de from '../../content/de/terms.ts'
import en from '../../content/en/terms.ts'

test('the terms say after how long a vehicle counts as not picked up, as the software reckons', () => {
  const textOf = (terms: typeof de | typeof en) => terms.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(defaultRules.noShowMinutes).toBe(3 * 60)
  expect(textOf(de)).toContain('bis drei Stunden nach der vereinbarten Abholzeit nicht abgeholt')
  expect(textOf(en)).toContain('not picked up the vehicle within three hours after the agreed pickup time')
  expect(en.version).toBe(de.version)
})
