import { xOf, type Axis } from './axis.ts'
import type { Missing } from './missing.ts'

interface Props {
  readonly missing: readonly Missing[]
  readonly axis: Axis
  readonly left: number
  /** Place of a line from the top, and of its end. */
  readonly startOf: (line: number) => number
  readonly endOf: (line: number) => number
}

/** Hatches behind the lines what has not been read of them: without entries it would look free. */
export const Unloaded = ({ missing, axis, left, startOf, endOf }: Props) =>
  missing.map(({ firstLine, lastLine, from, to }) => {
    const [x, top] = [xOf(axis, from), startOf(firstLine)]
    return (
      <div
        key={`${firstLine} ${from} ${to}`}
        aria-hidden
        data-unloaded=""
        className="plan-unloaded absolute"
        style={{ left: left + x, width: xOf(axis, to) - x, top, height: endOf(lastLine) - top }}
      />
    )
  })
