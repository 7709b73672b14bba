import { expect, test } from 'vitest'

import { fairShare } from './fair-share.ts'

test('a long list does not crowd out the others', () => {
  expect(fairShare([['a1', 'a2', 'a3', 'a4'], ['b1'], ['c1', 'c2']], 5)).toEqual(['a1', 'a2', 'b1', 'c1', 'c2'])
})

test('a list that is alone takes as many as there may be', () => {
  expect(fairShare([[], ['b1', 'b2', 'b3']], 2)).toEqual(['b1', 'b2'])
  expect(fairShare([[], ['b1']], 6)).toEqual(['b1'])
  expect(fairShare<string>([], 6)).toEqual([])
})
