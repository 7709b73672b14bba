import { draftKey } from './draft-key.ts'

/** Fills the form with what was typed before, in either language, and keeps what is typed from here on. */
export function keepDraft(form: HTMLFormElement): void {
  const typed = readDraft()
  for (const input of inputsOf(form)) input.value ||= typed[input.name] ?? ''
  form.addEventListener('input', () => {
    const values = inputsOf(form).map(({ name, value }) => [name, value])
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(values)))
    } catch {
      // Storage switched off or full: then it is not kept.
    }
  })
}

/** Never a password, whatever form this is one day. */
const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name !== '' && element.type !== 'password',
  )

/** Storage is the visitor's: what stands there may be of anybody's making. */
function readDraft(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
