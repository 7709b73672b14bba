/** Trimmed text of a form's field; '' if there is none. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
