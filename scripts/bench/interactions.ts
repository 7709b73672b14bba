import type { Page } from '@playwright/test'

export interface Interaction {
  duration: number
  /** Milliseconds of the duration that the page's own code took; the rest went on waiting for the processor and on drawing. */
  handlers: number
  what: string
}

declare global {
  interface Window {
    interactions: Interaction[]
  }
}

/** Runs in the page: records the time from every press and key to the next frame. */
export function watchInteractions(): void {
  window.interactions = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if ((entry.interactionId ?? 0) === 0) continue
      const { target } = entry
      const label = target instanceof HTMLElement ? target.getAttribute('name') || target.textContent : ''
      window.interactions.push({
        duration: entry.duration,
        handlers: entry.processingEnd - entry.processingStart,
        what: `${entry.name} ${label?.trim().slice(0, 24) ?? ''}`.trim(),
      })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the slowest interaction since the last call. */
export async function slowest(page: Page): Promise<Interaction> {
  // The browser records the last press only after its frame is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
  const found = await page.evaluate(() => window.interactions.splice(0))
  // The browser records nothing faster than 16 ms.
  return found.reduce((worst, one) => (one.duration > worst.duration ? one : worst), {
    duration: 16,
    handlers: 0,
    what: '–',
  })
}
