import type { CSSProperties } from 'react'

/** Narrower than this a dialog is a sheet at the lower edge. */
const SHEET = 640
/** Width of the panel, its distance from what it belongs to and from the window's edges, and a height that holds it. */
const [WIDTH, GAP, EDGE, HEIGHT] = [432, 8, 16, 470]

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface View {
  readonly width: number
  readonly height: number
}

/**
 * Place of the panel of an entry: below its bar or above it, where there is room; else at the side of the window at which
 * the bar does not begin. It grows away from the bar. Undefined where the dialog keeps its usual place.
 * @param grid left edge of the days: what of the bar is before it is out of sight
 */
export function entryPlace(bar: Box, grid: number, { width, height }: View): CSSProperties | undefined {
  if (width < SHEET) return undefined
  const from = Math.max(bar.left, grid)
  const left = Math.min(from, width - WIDTH - EDGE)
  const below = height - bar.bottom - GAP - EDGE
  const above = bar.top - GAP - EDGE
  if (below >= HEIGHT) return { margin: 0, left, top: bar.bottom + GAP, maxHeight: below }
  if (above >= HEIGHT) return { margin: 0, left, top: 'auto', bottom: height - bar.top + GAP, maxHeight: above }
  const side = width - WIDTH - EDGE
  const top = Math.max(EDGE, Math.min(bar.top, height - HEIGHT - EDGE))
  const beside = from + WIDTH / 2 < side ? side : Math.max(EDGE, from - WIDTH - GAP)
  return { margin: 0, left: beside, top, maxHeight: height - top - EDGE }
}
