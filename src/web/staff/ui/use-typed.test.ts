import { expect, test } from 'vitest'

import { meantBy } from './use-typed.ts'

const kind = { read: (text: string) => (/^\d+$/.test(text) ? text.padStart(2, '0') : null) }

test.each([
  ['nothing was typed', null, '07', '07'],
  ['what was typed has not come back yet', '8', '07', '08'],
  ['it was emptied', ' ', '07', ''],
  ['what was typed is no value', 'x', '07', '07'],
])('a field stands for its value, or for what was typed since: %s', (_, typed, value, meant) => {
  expect(meantBy(kind, typed, value)).toBe(meant)
})
