/**
 * Marks a page that opens at its top before it is painted: what is below its first view may be laid out later (app.css).
 * A page that opens elsewhere needs every height from the start. Uses nothing from outside itself.
 */
function markFromTop(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && location.hash === '') document.documentElement.dataset['fromTop'] = ''
}

/** Stands in the head of every page, as text. */
export const fromTopScript = (): string => `(${markFromTop.toString()})()`

/** Gives every part of the page its own height, before a place on it is looked for. */
export function layOutWhole(): void {
  delete document.documentElement.dataset['fromTop']
}
