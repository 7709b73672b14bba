import { expect, test } from 'vitest'

import { addressOf, bareAddress, isOwnProxy } from './trusted-proxies.ts'

test.each([
  ['203.0.113.4', '203.0.113.4'],
  ['203.0.113.4:1001', '203.0.113.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.4', '203.0.113.4'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['', undefined],
  ['203.0.113.4:1001:2', undefined],
  ['999.0.113.4:80', undefined],
])('%s is %s', (text, bare) => {
  expect(bareAddress(text)).toBe(bare)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['10.1.2.3:5000', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['203.0.113.4', false],
  ['2001:db8::1', false],
  ['unknown', false],
])('%s is a proxy of ours: %s', (address, ours) => {
  expect(isOwnProxy(address)).toBe(ours)
})

test('where a proxy wrote no address, the request comes from the proxy', () => {
  const socket = { remoteAddress: '192.0.2.1' }
  expect(addressOf({ ip: '203.0.113.4:1001', socket })).toBe('203.0.113.4')
  expect(addressOf({ ip: 'unknown', socket })).toBe('192.0.2.1')
})
