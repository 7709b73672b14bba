import { expect, test } from 'vitest'

import { unanswered, type Result } from './call-server.ts'
import { sharedAnswer } from './shared-answer.ts'

/** @param results answers of the server, in this order */
function asking(...results: Result<string>[]) {
  const failures: string[] = []
  let asked = 0
  const answer = sharedAnswer(
    async () => results[asked++] ?? unanswered,
    ({ code }) => failures.push(code),
  )
  return { answer, failures, asked: () => asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('it is fetched once for all who ask, and not before', async () => {
  const { answer, asked } = asking({ ok: true, data: 'cars' })
  expect(asked()).toBe(0)
  const heard: string[] = []
  answer.subscribe(() => heard.push('first'))
  answer.subscribe(() => heard.push('second'))
  await settled()
  answer.subscribe(() => {})
  expect(asked()).toBe(1)
  expect(heard).toEqual(['first', 'second'])
  expect(answer.read()).toEqual({ status: 'ready', data: 'cars' })
})

test('a failure is told once, and asking again shows that something is under way', async () => {
  const { answer, failures } = asking(unanswered, { ok: true, data: 'cars' })
  const statuses: string[] = []
  answer.subscribe(() => statuses.push(answer.read().status))
  await settled()
  expect(failures).toEqual(['unavailable'])
  await answer.reload()
  expect(statuses).toEqual(['failed', 'loading', 'ready'])
})

test('the known answer stays when a refresh fails', async () => {
  const { answer, failures } = asking({ ok: true, data: 'cars' }, unanswered)
  answer.subscribe(() => {})
  await settled()
  await answer.reload()
  expect(answer.read()).toEqual({ status: 'ready', data: 'cars' })
  expect(failures).toEqual([])
})

test('a listener that has left hears nothing', async () => {
  const { answer } = asking({ ok: true, data: 'cars' })
  const heard: string[] = []
  answer.subscribe(() => heard.push('gone'))()
  await settled()
  expect(heard).toEqual([])
})
