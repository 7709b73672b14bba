import type { RefObject } from 'react'

import { cutBesideCars } from './beside-cars.ts'

/** Stretch that is being drawn on a free line; the pointer's handler itself places it. */
export function DrawnStretch({ drawn }: { readonly drawn: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={drawn}
      hidden
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 z-20 flex h-(--plan-bar) items-center rounded-[6px] border-[1.5px] border-dashed border-petrol-600 bg-petrol-50/90 px-2 text-xs font-semibold whitespace-nowrap text-petrol-800 [&[hidden]]:hidden"
    />
  )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly words: string
}

/** Shows the stretch without drawing anything anew. @param left width of the column of cars, over which it must not lie */
export function placeDrawn(drawn: HTMLElement | null, left: number, { x, y, width, words }: Place): void {
  if (drawn === null) return
  drawn.hidden = false
  drawn.textContent = words
  drawn.style.transform = `translate(${x}px, ${y}px)`
  drawn.style.width = `${width}px`
  cutBesideCars(drawn, left, x)
}

export function hideDrawn(drawn: HTMLElement | null): void {
  if (drawn !== null) drawn.hidden = true
}
