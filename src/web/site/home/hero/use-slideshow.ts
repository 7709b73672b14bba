import { useEffect, useState, type FocusEvent } from 'react'

import { useReducedMotion } from '#ui/motion.ts'
import { drawNext, firstSlide, interval, moveTo } from './slideshow.ts'
import { slides } from './hero-slides.ts'

const count = slides.length
/** Before the next slide's turn; late enough not to take the line from the page itself. */
const drawAhead = interval - 1500

/** Advances by itself unless paused, unwanted (reduced motion) or held by the keyboard's focus (D10). */
export function useSlideshow() {
  const [show, setShow] = useState(firstSlide)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const still = useReducedMotion()
  const playing = choice ?? !still
  const moving = playing && !held
  const { index, drawn } = show
  useEffect(() => {
    if (!moving) return
    const ahead = setTimeout(() => setShow((before) => drawNext(before, count)), drawAhead)
    const turn = setTimeout(() => {
      const now = performance.now()
      setShow((before) => moveTo(before, before.index + 1, count, now))
    }, interval)
    return () => {
      clearTimeout(ahead)
      clearTimeout(turn)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every slide gets its full time
  }, [moving, index])
  return {
    index,
    drawn,
    playing,
    moving,
    toggle: () => setChoice(!playing),
    goTo: (target: number) => {
      const now = performance.now()
      setShow((before) => moveTo(before, target, count, now))
    },
    holders: {
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      },
    },
  }
}
