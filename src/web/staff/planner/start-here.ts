/** Puts the focus on an element where a dialog opens with it, or where it appears in a dialog that is open. */
export function startHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  if (element?.closest('dialog:modal')) element.focus()
}
