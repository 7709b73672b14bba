import { expect, test } from 'vitest'

import { Edges } from './edges.ts'

test('before the grid has told its edges, all is in sight', () => {
  expect(new Edges().seenOf(100, 180)).toBe(80)
})

test('what is beyond an edge is not seen', () => {
  const edges = new Edges()
  edges.tell(100, 300)
  expect(edges.seenOf(60, 140)).toBe(40)
  expect(edges.seenOf(280, 400)).toBe(20)
  expect(edges.seenOf(0, 90)).toBe(0)
  expect(edges.seenOf(120, 150)).toBe(30)
})

test('one hears of edges that changed, and of no others', () => {
  const edges = new Edges()
  let heard = 0
  const end = edges.subscribe(() => heard++)
  edges.tell(0, 100)
  edges.tell(0, 100)
  expect(heard).toBe(1)
  end()
  edges.tell(5, 105)
  expect(heard).toBe(1)
})
