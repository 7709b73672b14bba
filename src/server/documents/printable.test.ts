import { expect, test } from 'vitest'

import { printable } from './printable.ts'

test.each([
  ['Łukasz Żółć, Šárka Ğül, Ærø, Mỹ Nguyễn', 'Łukasz Żółć, Šárka Ğül, Ærø, Mỹ Nguyễn'],
  ['Jo\u0308rg', 'Jörg'],
  ['Иван Петров', 'Ivan Petrov'],
  ['Αθηνά', 'Athina'],
  ['王小明', 'WangXiaoMing'],
  ['213,43 €\u202f– „Mini“\n§ 312g', '213,43 €\u202f– „Mini“\n§ 312g'],
  ['\u200e', ''],
])('%s is printed as %s', (typed, printed) => {
  expect(printable(typed)).toBe(printed)
})
