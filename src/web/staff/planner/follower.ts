import type { RefObject } from 'react'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { minutesOf, shifted, STEP_MINUTES, timeAt, xOf, type Axis, type Span } from './axis.ts'
import { hideDrawn, placeDrawn } from './drawn-stretch.tsx'
import { HEAD_HEIGHT } from './layout.ts'
import { placeGhost } from './lift-ghost.tsx'
import { movesOf } from './lift.ts'
import type { CarLine } from './rows.ts'
import type { OnStretch } from './stops.ts'
import type { Lifting } from './use-lifting.ts'

/** Things that a pointer needs to know of the grid, and its acts. */
export interface Wishes {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly ghost: RefObject<HTMLDivElement | null>
  /** The stretch that is drawn on a free line. */
  readonly drawn: RefObject<HTMLDivElement | null>
  readonly axis: Axis
  /** Width of the column of cars. */
  readonly left: number
  readonly now: LocalDateTime
  readonly barAt: (id: number) => PlanBar | undefined
  readonly lineAt: (y: number) => CarLine | null
  /** Words of a stretch that is drawn. */
  readonly timesOf: (from: LocalDateTime, to: LocalDateTime) => string
  readonly lifting: Lifting
  readonly onOpen: (bar: PlanBar) => void
  readonly onStretch: OnStretch
}

/** Pixels at the right edge of a bar by which its end is moved, and the way of a pointer that is no click any more. */
const [EDGE, SLACK] = [9, 4]
/** Time in ms for which a finger rests on a bar to lift it; a finger that moves before scrolls. */
const REST_MS = 350
/** Pixels at the edges of the grid where it scrolls by itself, and how far in each frame. */
const [RIM, PACE] = [44, 14]

/** Part of an entry that a press takes hold of: the whole, or its end; null for nothing that moves. */
function gripOf(
  bar: PlanBar | undefined,
  box: DOMRect | undefined,
  x: number,
  now: LocalDateTime,
): 'move' | 'end' | null {
  if (bar === undefined || box === undefined) return null
  const can = movesOf(bar, now)
  if (can.end && box.right - x < EDGE && box.width > EDGE * 3) return 'end'
  if (can.move) return 'move'
  return can.end ? 'end' : null
}

const speedAt = (near: number, far: number): number => (near < RIM ? -PACE : far < RIM ? PACE : 0)

interface Mood {
  readonly isLifted: () => boolean
  readonly swapping: boolean
}

/** One pointer from its press to its release. */
export class Follower {
  readonly #grid: HTMLDivElement
  readonly #down: PointerEvent
  readonly #bar: PlanBar | undefined
  readonly #grip: 'move' | 'end' | null
  readonly #offset: number
  readonly #wishes: Wishes
  readonly #isLifted: () => boolean
  /** Whether the press chooses a rental to swap cars with. */
  readonly #swapping: boolean
  /** Time and line of the press. */
  readonly #start: { readonly time: LocalDateTime; readonly line: CarLine | null; readonly top: number }
  #last: PointerEvent
  #frame = 0
  /** Whether the press has lifted its entry, which it does once: what a colleague changed meanwhile is not taken up again. */
  #wasLifted = false
  /** Whether the press draws a stretch on a free line. */
  #drawing = false
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(grid: HTMLDivElement, down: PointerEvent, wishes: Wishes, { isLifted, swapping }: Mood) {
    const element = (down.target as HTMLElement).closest<HTMLElement>('[data-bar]')
    const box = element?.getBoundingClientRect()
    this.#grid = grid
    this.#down = down
    this.#last = down
    this.#wishes = wishes
    this.#isLifted = isLifted
    this.#swapping = swapping
    this.#bar = element === null ? undefined : wishes.barAt(Number(element.dataset['bar']))
    this.#grip = swapping ? null : gripOf(this.#bar, box, down.clientX, wishes.now)
    this.#offset = box === undefined ? 0 : down.clientX - box.left
    const { x, y, rect } = this.#place()
    const row = (down.target as HTMLElement).closest('[role=row]')?.getBoundingClientRect()
    const top = (row?.top ?? 0) - rect.top + grid.scrollTop - HEAD_HEIGHT
    this.#start = { time: timeAt(wishes.axis, x), line: y > 0 && x > 0 ? wishes.lineAt(y) : null, top }
    if (down.pointerType !== 'mouse') this.#resting = setTimeout(this.#lift, REST_MS)
    grid.addEventListener('pointermove', this.#move)
    grid.addEventListener('pointerup', this.#end)
    grid.addEventListener('pointercancel', this.#end)
  }

  /** Place of the pointer in the content of the grid. */
  #place() {
    const grid = this.#grid
    const rect = grid.getBoundingClientRect()
    const { clientX, clientY } = this.#last
    const x = clientX - rect.left + grid.scrollLeft - this.#wishes.left
    return { x, y: clientY - rect.top + grid.scrollTop - HEAD_HEIGHT, rect }
  }

  readonly #lift = (): void => {
    if (this.#bar === undefined || this.#grip === null || this.#wasLifted) return
    this.#wasLifted = true
    this.#grid.setPointerCapture(this.#down.pointerId)
    this.#wishes.lifting.begin(this.#bar, 'pointer', this.#grip)
    this.#frame = requestAnimationFrame(this.#creep)
  }

  /** Draws a stretch, where the press was on a free line; a finger scrolls instead. */
  #draw(): void {
    if (this.#start.line === null || this.#swapping || this.#down.pointerType === 'touch') return
    this.#grid.setPointerCapture(this.#down.pointerId)
    this.#drawing = true
    this.#frame = requestAnimationFrame(this.#creep)
  }

  /** Stretch from the press to the pointer, as far as it is to come. */
  #stretch(): Span {
    const { axis, now } = this.#wishes
    const [from, to] = [this.#start.time, timeAt(axis, this.#place().x)].toSorted() as [string, string]
    return { from: from < now ? now : from, to }
  }

  #show(): void {
    if (this.#drawing) return this.#showDrawn()
    this.#showLifted()
  }

  #showDrawn(): void {
    const { axis, left, drawn, timesOf } = this.#wishes
    const { from, to } = this.#stretch()
    if (to <= from) return hideDrawn(drawn.current)
    const x = xOf(axis, from)
    const place = { x: left + x, y: this.#start.top + 4, width: xOf(axis, to) - x }
    placeDrawn(drawn.current, left, { ...place, words: timesOf(from, to) })
  }

  #showLifted(): void {
    const { axis, left, ghost, lineAt, lifting } = this.#wishes
    const bar = this.#bar!
    const { x, y } = this.#place()
    if (this.#grip === 'end') {
      const end = timeAt(axis, x)
      if (end > shifted(bar.since, STEP_MINUTES)) lifting.to({ end })
      return
    }
    placeGhost(ghost.current, left, left + x - this.#offset, y - 15)
    const car = lineAt(y)?.id
    const line = car === undefined ? {} : { car }
    if (bar.kind === 'rental') return lifting.to(line)
    const start = timeAt(axis, x - this.#offset)
    const length = minutesOf(bar.ends ?? bar.since) - minutesOf(bar.since)
    lifting.to({ ...line, start, end: shifted(start, length) })
  }

  /** Scrolls while the pointer is at an edge. */
  readonly #creep = (): void => {
    this.#frame = requestAnimationFrame(this.#creep)
    const { rect } = this.#place()
    const { clientX, clientY } = this.#last
    const dx = speedAt(clientX - rect.left - this.#wishes.left, rect.right - clientX)
    const dy = this.#drawing ? 0 : speedAt(clientY - rect.top - HEAD_HEIGHT, rect.bottom - clientY)
    if (dx === 0 && dy === 0) return
    this.#grid.scrollBy(dx, dy)
    this.#show()
  }

  #isFar({ clientX, clientY }: PointerEvent): boolean {
    return Math.hypot(clientX - this.#down.clientX, clientY - this.#down.clientY) > SLACK
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down.pointerId) return
    this.#last = event
    if (!this.#wasLifted && !this.#drawing && this.#isFar(event)) {
      clearTimeout(this.#resting)
      if (this.#bar === undefined) this.#draw()
      else if (this.#down.pointerType !== 'touch') this.#lift()
    }
    if (this.#isLifted() || this.#drawing) this.#show()
  }

  readonly #end = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down.pointerId) return
    clearTimeout(this.#resting)
    cancelAnimationFrame(this.#frame)
    this.#grid.removeEventListener('pointermove', this.#move)
    this.#grid.removeEventListener('pointerup', this.#end)
    this.#grid.removeEventListener('pointercancel', this.#end)
    hideDrawn(this.#wishes.drawn.current)
    const { lifting, onOpen, onStretch } = this.#wishes
    const { line, time } = this.#start
    if (event.type === 'pointercancel') return this.#isLifted() ? lifting.cancel() : undefined
    if (this.#isLifted()) return void lifting.drop()
    if (this.#drawing) return this.#begin()
    if (this.#wasLifted || this.#isFar(event)) return
    if (this.#swapping) return this.#bar === undefined ? lifting.cancel() : lifting.with(this.#bar)
    if (this.#bar !== undefined) onOpen(this.#bar)
    else if (line !== null) onStretch(line, time)
  }

  /** Begins something on what was drawn. */
  #begin(): void {
    const { from, to } = this.#stretch()
    if (from < to) this.#wishes.onStretch(this.#start.line!, from, to)
  }
}
