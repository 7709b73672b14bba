import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { readFile } from './read-file.ts'
import { UploadRoom } from './upload-room.ts'

const MB = 1_000_000
const patience = { totalMs: 600, silenceMs: 200 }
const sent = (...chunks: Buffer[]) => {
  const stream = new PassThrough()
  for (const chunk of chunks) stream.write(chunk)
  return stream
}

test('a file comes whole, up to its last byte', async () => {
  const place = new UploadRoom().enter('mara')!
  const stream = sent(Buffer.from('abc'), Buffer.from('de'))
  stream.end()
  expect(String(await readFile(stream, { most: 5, place, patience }))).toBe('abcde')
})

test('one byte more is too much, and the rest is thrown away', async () => {
  const stream = sent(Buffer.from('abc'), Buffer.from('def'))
  expect(await readFile(stream, { most: 5, place: new UploadRoom().enter('mara')!, patience })).toBe(
    'payload_too_large',
  )
  stream.end(Buffer.alloc(MB))
  await expect.poll(() => stream.readableEnded).toBe(true)
})

test('whoever falls silent is not waited for, nor whoever is slow without end', async () => {
  const place = new UploadRoom().enter('mara')!
  const silent = sent(Buffer.from('abc'))
  expect(await readFile(silent, { most: MB, place, patience })).toBe('invalid_input')
  expect(silent.destroyed).toBe(true)

  const slow = new PassThrough()
  const drip = setInterval(() => slow.write('a'), 50)
  expect(await readFile(slow, { most: MB, place, patience })).toBe('invalid_input')
  clearInterval(drip)
})

test('there is room for so many bytes of all, given back with the place, and for three uploads of one', async () => {
  const room = new UploadRoom()
  const [one, other] = [room.enter('mara')!, room.enter('bert')!]
  expect([one.take(40 * MB), other.take(40 * MB), other.take(20 * MB)]).toEqual([true, false, true])
  expect(await readFile(sent(Buffer.alloc(10 * MB)), { most: 20 * MB, place: other, patience })).toBe('unavailable')
  one.leave()
  expect(other.take(40 * MB)).toBe(true)
  expect(['mara', 'mara', 'mara', 'mara'].map((who) => room.enter(who) !== null)).toEqual([true, true, true, false])
})
