import { expect, test } from 'vitest'

import { networkOf, placeOf } from './visitor-place.ts'

test('one household of IPv6 is one place, however its address is written', () => {
  const ways = ['2001:db8::5', '2001:db8:0:0:9:9:9:9', '2001:0DB8::1:2:3:4', '2001:db8::', '2001:db8:0::7%eth0']
  expect(new Set(ways.map((ip) => placeOf(ip)))).toEqual(new Set(['2001:db8:0:0/56']))
  // 256 networks are one household's …
  expect(placeOf('2001:db8:0:ff::5')).toBe(placeOf('2001:db8::5'))
  expect(placeOf('2001:db8:0:100::5')).toBe('2001:db8:0:100/56')
  expect(placeOf('::1')).toBe('0:0:0:0/56')
  // … and 256 households are in one network.
  expect(networkOf('2001:db8:0:ff00::5')).toBe('2001:db8:0:0/48')
  expect(networkOf('2001:db8:1::5')).toBe('2001:db8:1:0/48')
})

test('an IPv4 address is a place, also where it is written as IPv6', () => {
  expect(placeOf('192.0.2.7')).toBe('192.0.2.7')
  expect(placeOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(placeOf('::FFFF:192.0.2.8')).toBe('192.0.2.8')
  expect(networkOf('::ffff:192.0.2.7')).toBeNull()
})
