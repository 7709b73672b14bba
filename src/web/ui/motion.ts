import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less motion; read at the moment of moving. */
export const reducedMotion = (): boolean => matchMedia(query).matches

function onChange(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the visitor asks for less motion, kept up to date for things that move by themselves. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onChange, reducedMotion, () => false)

const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)

/** Scrolls to an element in exactly the given time and gives it the focus. A touch of the visitor's stops it. */
export function scrollToElement(element: HTMLElement, milliseconds = 500): void {
  element.focus({ preventScroll: true })
  if (reducedMotion()) return element.scrollIntoView()
  const from = scrollY
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(event, stop, { signal: controller.signal, passive: true })
  }
  const start = performance.now()
  let target = element
  const step = (now: number) => {
    if (controller.signal.aborted) return
    const part = Math.min((now - start) / milliseconds, 1)
    // A section whose script has just loaded replaces its placeholder.
    if (!target.isConnected) {
      target = document.getElementById(element.id) ?? target
      target.focus({ preventScroll: true })
    }
    // Measured anew each time: pictures above may still change the height of the page.
    const goal = target.getBoundingClientRect().top + scrollY - margin
    scrollTo(0, from + (goal - from) * ease(part))
    if (part < 1) requestAnimationFrame(step)
    else stop()
  }
  requestAnimationFrame(step)
}
