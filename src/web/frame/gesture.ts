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

/** One promise for all who wait: after the first gesture nothing may wait any more, least of all a navigation. */
let gesture: Promise<void> | undefined

/** Waits until the visitor does anything at all. */
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
