import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { readFile } from './read-file.ts'
import { UploadRoom } from './upload-room.ts'

const MB = 1_000_000
const patience = { totalMs: 600, silenceMs: 200, leastBytes: 2 }
const from = (account: string, place = account) => ({ account, place, most: 10 * MB })
const sent = (...chunks: Buffer[]) => {
  const stream = new PassThrough()
  for (const chunk of chunks) stream.write(chunk)
  return stream
}

test('a file comes whole, up to its last byte', async () => {
  const place = new UploadRoom().enter(from('mara'))!
  const stream = sent(Buffer.from('abc'), Buffer.from('de'))
  stream.end()
  expect(String(await readFile(stream, { most: 5, place, patience }))).toBe('abcde')
})

test('one byte more is too much, and the rest is thrown away', async () => {
  const stream = sent(Buffer.from('abc'), Buffer.from('def'))
  expect(await readFile(stream, { most: 5, place: new UploadRoom().enter(from('mara'))!, patience })).toBe(
    'payload_too_large',
  )
  stream.end(Buffer.alloc(MB))
  await expect.poll(() => stream.readableEnded).toBe(true)
})

test('does not wait for silent senders, nor for endlessly slow ones', async () => {
  const place = new UploadRoom().enter(from('mara'))!
  const silent = sent(Buffer.from('abc'))
  expect(await readFile(silent, { most: MB, place, patience })).toBe('invalid_input')
  expect(silent.destroyed).toBe(true)

  const slow = new PassThrough()
  const drip = setInterval(() => slow.write('a'), 50)
  expect(await readFile(slow, { most: MB, place, patience })).toBe('invalid_input')
  clearInterval(drip)
})

test('a byte now and then is too slow, long before the whole time is over', async () => {
  const drips = new PassThrough()
  drips.write(Buffer.alloc(1_000))
  const drip = setInterval(() => drips.write('a'), 150)
  const started = performance.now()
  const hurried = { totalMs: 60_000, silenceMs: 400, leastBytes: 100 }
  const place = new UploadRoom().enter(from('mara'))!
  expect(await readFile(drips, { most: MB, place, patience: hurried })).toBe('invalid_input')
  expect(performance.now() - started).toBeLessThan(10_000)
  clearInterval(drip)
})

test('three accounts that take all they can leave room to others, and so does one place', () => {
  const room = new UploadRoom()
  const greedy = ['eva', 'ivo', 'uwe'].flatMap((who) => Array.from({ length: 3 }, () => room.enter(from(who))!))
  for (let round = 0; round < 100; round++) for (const place of greedy) place.take(MB)
  const mara = room.enter(from('mara'))!
  expect(mara.take(10 * MB)).toBe(true)
  mara.leave()
  for (const place of greedy) place.leave()
  const many = Array.from({ length: 20 }, (_, n) => room.enter(from(`account ${n}`, 'one place'))!)
  for (let round = 0; round < 100; round++) for (const place of many) place.take(MB)
  expect([room.enter(from('mara', 'home'))!.take(20 * MB), room.enter(from('bert', 'work'))!.take(10 * MB)]).toEqual([
    false,
    true,
  ])
  for (const place of many) place.leave()
})

test('there is room for so many bytes of all, given back with the place, and for three uploads of one', () => {
  const room = new UploadRoom()
  const places = ['a', 'b', 'c', 'd'].map((who) => room.enter(from(who))!)
  expect(places.map((place) => place.take(16 * MB))).toEqual([true, true, true, true])
  const late = room.enter(from('late'))!
  expect(late.take(1)).toBe(false)
  places[0]!.leave()
  expect(late.take(16 * MB)).toBe(true)
  expect(['mara', 'mara', 'mara', 'mara'].map((who) => room.enter(from(who)) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
