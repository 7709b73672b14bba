import { useRef, type TouchEvent } from 'react'

import { swiped } from './turn.ts'

/** One finger turns the page; two enlarge it, and then a finger moves what is enlarged. */
export function useSwipe(onMove: (step: -1 | 1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      const enlarged = (visualViewport?.scale ?? 1) > 1.01
      from.current = finger && touches.length === 1 && !enlarged ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !finger) return
      const step = swiped(finger.clientX - start.x, finger.clientY - start.y)
      if (step !== 0) onMove(step)
    },
  }
}
