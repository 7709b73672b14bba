const gestures = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'focusin',
  'change',
] as const

/** Shared promise: after the first gesture nothing may wait any longer, least of all a navigation. */
let gesture: Promise<void> | undefined

/** Waits for the visitor's first gesture of any kind. */
export function firstGesture(): Promise<void> {
  gesture ??= new Promise((resolve) => {
    if (window.inUse) return resolve()
    const controller = new AbortController()
    const done = () => {
      controller.abort()
      resolve()
    }
    for (const name of gestures)
      addEventListener(name, done, { signal: controller.signal, passive: true, capture: true })
  })
  return gesture
}
