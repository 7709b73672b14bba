/** Frames that an element may take to be drawn, or a dialog above it to close. */
const PATIENCE = 60

/** Number of the latest wish: an earlier one gives way to it. */
let latest = 0

/** Puts the focus on an entry once it is drawn. */
export const focusBar = (id: number): void => focusDrawn(document.documentElement, `[data-bar="${id}"]`)

/** Puts the focus on an element once it is drawn and can have it. */
export function focusDrawn(within: HTMLElement, selector: string): void {
  const wish = ++latest
  let left = PATIENCE
  const look = () => {
    if (wish !== latest) return
    const element = within.querySelector<HTMLElement>(selector)
    element?.focus()
    if (left-- > 0 && (element === null || document.activeElement !== element)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
