import { expect, test } from 'vitest'

import { createGate, createGates, GateFullError } from './gate.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

test('lets two through at a time, in order, also past one that fails', async () => {
  const gate = createGate(2, 10)
  let inside = 0
  let most = 0
  const done: number[] = []
  const work = (n: number) => async () => {
    inside += 1
    most = Math.max(most, inside)
    await tick()
    inside -= 1
    if (n === 1) throw new Error('fails')
    done.push(n)
  }
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => gate(work(n))))
  expect(most).toBe(2)
  expect(done).toEqual([0, 2, 3, 4])
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(1)
  expect(await gate(() => Promise.resolve('still open'))).toBe('still open')
})

test('refuses at once when too many wait', async () => {
  const gate = createGate(1, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = gate(() => promise)
  const second = gate(() => Promise.resolve())
  await expect(gate(() => Promise.resolve())).rejects.toBeInstanceOf(GateFullError)
  resolve()
  await Promise.all([first, second])
})

test('a task that has waited too long leaves, and those behind it keep their turn', async () => {
  const gate = createGate(1, 5, 30)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = gate(() => promise)
  await expect(gate(() => Promise.resolve())).rejects.toBeInstanceOf(GateFullError)
  const second = gate(() => Promise.resolve('in time'))
  resolve()
  await first
  expect(await second).toBe('in time')
})

test('tasks that wait for one key do not delay others', async () => {
  const pass = createGates(1, 1)
  const held = Promise.withResolvers<string>()
  const mine = [pass('a', () => held.promise), pass('a', () => Promise.resolve('second'))]
  await expect(pass('a', () => Promise.resolve('third'))).rejects.toBeInstanceOf(GateFullError)
  expect(await pass('b', () => Promise.resolve('hers'))).toBe('hers')
  held.resolve('first')
  expect(await Promise.all(mine)).toEqual(['first', 'second'])
  expect(await pass('a', () => Promise.resolve('again'))).toBe('again')
})
