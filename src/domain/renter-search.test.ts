import { expect, test } from 'vitest'

import { readRenterSearch } from './renter-search.ts'

test.each([
  ['Mara Muster', { text: 'mara muster', born: null }],
  ['Mara Muster 4.3.1990', { text: 'mara muster', born: '1990-03-04' }],
  ['04.03.1990  Mara  Muster', { text: 'mara muster', born: '1990-03-04' }],
  ['Mara Muster 1990-03-04', { text: 'mara muster', born: '1990-03-04' }],
  ['Mara Muster 04/03/1990', { text: 'mara muster', born: '1990-03-04' }],
  // A date alone is no name, and one that does not exist is no date.
  ['04.03.1990', { text: '04.03.1990', born: null }],
  ['Mara Muster 31.02.1990', { text: 'mara muster 31.02.1990', born: null }],
  ['+49 30 23125', { text: '+49 30 23125', born: null }],
])('%s', (typed, read) => {
  expect(readRenterSearch(typed)).toEqual(read)
})
