import { expect, test } from 'vitest'

import { onBoth, onDesktop, onPhone, titles } from '#support/devices.ts'

const devicesOf = (title: string) => Object.entries(titles).flatMap(([name, fits]) => (fits.test(title) ? [name] : []))

test.each([
  ['a journey about nothing of the kind', ['desktop']],
  ['a booking is cancelled (de)', ['phone']],
  ['a booking is cancelled (en)', ['desktop']],
  ['(de) a message reaches the branch', ['phone']],
  [`the menu closes ${onPhone.tag}`, ['phone']],
  [`the menu closes (en) ${onPhone.tag}`, ['phone']],
  [`a tree of names (de) ${onDesktop.tag}`, ['desktop']],
  [`no line is torn apart ${onBoth.tag}`, ['desktop', 'phone']],
  [`no line is torn apart (de) ${onBoth.tag}`, ['desktop', 'phone']],
])('%s runs on %j', (title, devices) => {
  expect(devicesOf(title).toSorted()).toEqual(devices)
})
