/** Gives the focus to the first field that is marked as wrong. @returns whether there is one */
export function focusInvalid(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  return first != null
}
