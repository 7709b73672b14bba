import { expect, test } from 'vitest'

import { eventReader } from './live-stream.ts'

test('events are read whole, however the text is cut, and signs of life are none', () => {
  const text = 'event: open\ndata: null\n\n:\n\nevent: change\ndata: {"topic":"cars","branch":1}\n\n'
  const whole = [
    { event: 'open', data: 'null' },
    { event: 'change', data: '{"topic":"cars","branch":1}' },
  ]
  expect(eventReader()(text)).toEqual(whole)
  for (let cut = 1; cut < text.length; cut++) {
    const read = eventReader()
    expect([...read(text.slice(0, cut)), ...read(text.slice(cut))]).toEqual(whole)
  }
})
