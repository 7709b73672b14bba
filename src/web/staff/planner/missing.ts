import type { Span } from './axis.ts'

/** Part of the plan that has not been read yet: lines, and the days on them. */
export interface Missing extends Span {
  readonly firstLine: number
  readonly lastLine: number
}

/** Time on a line that has not been read yet, in the order of its parts. */
export const missingOn = (missing: readonly Missing[], line: number): readonly Missing[] =>
  missing.filter(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine)

/** Takes other spans out of some. @returns the rest */
export const without = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (left, other) =>
      left.flatMap(({ from, to }) => {
        if (other.to <= from || to <= other.from) return [{ from, to }]
        return [
          ...(from < other.from ? [{ from, to: other.from }] : []),
          ...(other.to < to ? [{ from: other.to, to }] : []),
        ]
      }),
    [...spans],
  )
