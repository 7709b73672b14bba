/**
 * Marks the page before it is painted if its address or the tab goes on with a rental: the built booking form shows an
 * empty first step, which is then another than the one that comes (booking/new.tsx). Uses nothing from outside itself.
 */
function markBegun(): void {
  let kept = ''
  try {
    // oxlint-disable-next-line no-restricted-globals -- text in the head, before there are any modules
    kept = sessionStorage.getItem('booking-trip') ?? ''
  } catch {
    // Without storage nothing is kept.
  }
  if (/step=[vp]|step=de|step=do|(pickup|dropoff|start|end|vehicle|type|brand|extras)=/.test(location.search + kept))
    document.documentElement.dataset['begun'] = ''
}

/** Stands in the head of every page, as text. */
export const begunScript = (): string => `(${markBegun.toString()})()`
