import type { Answer } from '#api/call-server.ts'

type Letters = Answer<'getIssue'>['letters']

/** Letters of an issue in both languages together. */
export function lettersOf({ de, en }: Letters) {
  const sum = (kind: keyof Letters['de']) => de[kind] + en[kind]
  return {
    waiting: sum('waiting'),
    sent: sum('sent'),
    failed: sum('failed'),
    leftOut: sum('leftOut'),
    stopped: sum('stopped'),
    all: allOf(de) + allOf(en),
  }
}

/** All letters in one language, whatever became of them. */
export const allOf = (letters: Letters['de']): number => Object.values(letters).reduce((sum, count) => sum + count, 0)
