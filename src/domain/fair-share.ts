/**
 * Takes so many of several lists that none crowds out another: the first of each, then the second of each, and so on. They
 * keep the order of their lists.
 */
export function fairShare<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const counts = lists.map(() => 0)
  let left = most
  for (let round = 0; left > 0 && lists.some(({ length }) => length > round); round++)
    for (const [at, { length }] of lists.entries())
      if (left > 0 && length > round) {
        counts[at] = round + 1
        left--
      }
  return lists.flatMap((list, at) => list.slice(0, counts[at]))
}
