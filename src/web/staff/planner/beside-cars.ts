import { HEAD_EDGE } from './axis.ts'

/** Pixels around what floats over the grid that its shadow takes. */
const SHADOW = 16

/**
 * Cuts off what would lie over the column of cars, which stays while the days scroll under it; `--plan-cut` is the width
 * that is gone.
 * @param left width of the column
 * @param x place in the content of the grid
 */
export function cutBesideCars(floating: HTMLElement, left: number, x: number): void {
  const scrolled = floating.closest('[role=grid]')?.scrollLeft ?? 0
  const over = scrolled + left + HEAD_EDGE - x
  floating.style.clipPath = `inset(${-SHADOW}px -100vw ${-SHADOW}px ${Math.max(-SHADOW, over)}px)`
  floating.style.setProperty('--plan-cut', `${Math.max(0, over)}px`)
}
