/** Focuses the element that replaces a form, so that reading goes on there instead of losing the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
