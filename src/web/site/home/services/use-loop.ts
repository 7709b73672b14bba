import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, type FocusEvent } from 'react'

import { reducedMotion, useReducedMotion } from '#ui/motion.ts'

/** Time per place in milliseconds, as specified. */
export const interval = 3000

/**
 * Distance of the first place in view from the row's start: the row is wider than its places by the same room on both
 * sides, in which their neighbours fade out. Each place has its gap of 25 px on its left.
 */
const inset = (row: number, place: number): number => (row - Math.floor(row / place) * place - 25) / 2

/**
 * A row that loops and moves on by itself. Dragging and clicking do not stop it; the pause button, a wish for
 * less motion and the keyboard's focus do (D10).
 */
export function useLoop() {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [first, setFirst] = useState(0)
  const [shown, setShown] = useState<readonly number[]>([])
  const [choice, setChoice] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const [dragged, setDragged] = useState(false)
  const [asked, setAsked] = useState(false)
  const still = useReducedMotion()
  const playing = choice ?? !still
  const moving = playing && !held

  useEffect(() => {
    if (!viewport.current) return
    const api = EmblaCarousel(viewport.current, { loop: true, align: inset, inViewThreshold: 0.8 })
    api
      .on('slidesInView', () => setShown(api.slidesInView().toSorted((one, other) => one - other)))
      .on('select', () => setFirst(api.selectedScrollSnap()))
      .on('pointerDown', () => setDragged(true))
      .on('pointerUp', () => setDragged(false))
    setEmbla(api)
    return () => api.destroy()
  }, [])

  useEffect(() => {
    if (!embla || !moving || dragged) return
    const timer = setTimeout(() => embla.scrollNext(reducedMotion()), interval)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every place gets its full time
  }, [embla, moving, dragged, first])

  return {
    viewport,
    shown,
    playing,
    /** Whether screen readers stay silent: places are read out only after the visitor moved the row. */
    quiet: moving || !asked,
    toggle: () => setChoice(!playing),
    move: (step: 1 | -1) => {
      setAsked(true)
      if (step === 1) embla?.scrollNext(reducedMotion())
      else embla?.scrollPrev(reducedMotion())
    },
    holders: {
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      },
    },
  }
}
