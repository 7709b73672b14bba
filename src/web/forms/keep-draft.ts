import type { DraftKey } from './draft.ts'

/** Fills the form with what was typed before, in either language, and keeps what is typed from here on. */
export function keepDraft(form: HTMLFormElement, key: DraftKey): void {
  const typed = readDraft(key)
  for (const control of controlsOf(form)) {
    const before = typed[control.name]
    if (before !== undefined && isUntouched(control)) control.value = before
  }
  const keep = () => {
    const values = controlsOf(form).map(({ name, value }) => [name, value])
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values)))
    } catch {
      // Storage switched off or full: then it is not kept.
    }
  }
  if (!controlsOf(form).every(isUntouched)) keep()
  form.addEventListener('input', keep)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never a password, whatever form this is one day. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'password' && element.name !== '') ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

/** Still as it was built: what the visitor entered meanwhile is newer than what was kept. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex <= 0 || control.selectedOptions[0]!.defaultSelected
  return control.value === control.defaultValue
}

/** Storage is the visitor's: what stands there may be of anybody's making. */
function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
