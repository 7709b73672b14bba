/** Event on the window with the id of a part of the page that is visible but does not answer yet. */
export const asleep = 'partasleep'
/** Event with the part's id once it answers; without an id, it is the page itself. */
export const awake = 'partawake'

declare global {
  interface Window {
    /** The visitor has done something, perhaps before there were any scripts to notice. */
    inUse?: boolean
  }
}

export const tell = (event: typeof asleep | typeof awake, part = ''): boolean =>
  dispatchEvent(new CustomEvent(event, { detail: part }))

/**
 * Keeps presses and choices from lists in a part of the page that does not answer yet, and makes them again once it does.
 * The text of this function is in the head of every page, so it uses nothing from outside itself.
 */
function holdPresses(asleepEvent: string, awakeEvent: string): void {
  const sleeping = new Set([''])
  const pressed = new Set<HTMLElement>()
  const chosen = new Map<HTMLSelectElement, string>()
  const sleeps = (element: Element) =>
    sleeping.has('') || [...sleeping].some((id) => document.getElementById(id)?.contains(element))
  addEventListener(asleepEvent, (event) => void sleeping.add((event as CustomEvent<string>).detail))
  addEventListener(awakeEvent, (event) => {
    sleeping.delete((event as CustomEvent<string>).detail)
    for (const [list, value] of chosen) {
      if (sleeps(list)) continue
      chosen.delete(list)
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const button of pressed) if (!sleeps(button) && pressed.delete(button)) button.click()
  })
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && sleeps(target)) chosen.set(target, target.value)
    },
    true,
  )
  const hold = (button: Element | null | undefined) => {
    if (button instanceof HTMLElement && sleeps(button)) pressed.add(button)
  }
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) return
      // The built page does not know what its address brings along for the next one.
      const onward = target.closest<HTMLAnchorElement>('a[data-onward]')
      if (onward && sleeps(onward)) onward.search = location.search
      // A link that opens a dialog leads to a page that knows less of what was chosen.
      const link = target.closest('a[aria-haspopup=dialog]')
      if (link && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      if (link && sleeps(link)) event.preventDefault()
      hold(link ?? target.closest('button[type=button]:not([popovertarget])'))
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      // A form that says where it goes works without scripts.
      if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
      if (!sleeps(event.target)) return
      event.preventDefault()
      hold(event.submitter)
    },
    true,
  )
}

/**
 * Stands in the head of every page, as text. A built page can be read without its scripts, so they are only
 * asked for when it has been painted with its first picture, or when the visitor does something: on a slow line
 * both would share it. Uses nothing from outside itself; `scripts/finish.ts` sets aside what it starts.
 */
function startLater(): void {
  let started = false
  const start = () => {
    const aside = document.getElementById('later')
    if (!aside || started) return
    started = true
    const { textContent } = aside
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent }))
    // One at a time, or asking for two dozen files would be one long piece of work.
    for (const href of aside.dataset['modules']!.split(' ')) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      setTimeout(() => document.head.append(link))
    }
  }
  const use = () => {
    window.inUse = true
    start()
  }
  // A field that the browser fills in changes without anything else.
  for (const gesture of ['pointerdown', 'keydown', 'wheel', 'focusin', 'change'])
    addEventListener(gesture, use, { passive: true, capture: true })
  // On a busy phone the picture of a frame is shown long after its script has run: the browser tells when it was.
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(start))
  addEventListener('load', () => void painted.then(afterFrames))
  // A picture that does not come, or a tab in the background, which is never painted.
  addEventListener('DOMContentLoaded', () => setTimeout(start, 4000))
}

export const wakeUpScript = (): string =>
  `(${holdPresses.toString()})(${JSON.stringify(asleep)},${JSON.stringify(awake)});(${startLater.toString()})()`
