import { parseEntry, readTab, removeTab, writeTab } from '#api/tab-storage.ts'
import { DROPPED, type DraftKey } from './form-draft.ts'

/** No control has this name. */
const OWNER = '@owner'

/** Owner of a form that was begun and not sent; undefined if there is none. */
export const ownerOfDraft = (key: DraftKey): string | undefined => readDraft(key)[OWNER]

/**
 * Fills the form with what was typed before, in either language, and keeps what is typed from here on. A draft is
 * a list of texts by field, of which a form takes those that it knows. So it needs no version, as other values of a tab
 * do (api/tab-value.ts), and its script stays as small as a focus must wait for.
 */
export function keepDraft(form: HTMLFormElement, key: DraftKey, owner: string): void {
  const kept = readDraft(key)
  const typed = (kept[OWNER] ?? '') === owner ? kept : {}
  for (const control of controlsOf(form)) {
    const before = typed[control.name]
    if (before !== undefined && isUntouched(control)) control.value = before
  }
  const dropped = typed[DROPPED]?.split(' ') ?? []
  const keep = () => {
    // Untouched fields are not stored, because the form may begin with newer values next time.
    const touched = controlsOf(form).filter((control) => !isUntouched(control))
    const values = touched.filter((control) => !isSecret(control)).map(({ name, value }) => [name, value])
    const secrets = new Set([...dropped, ...touched.filter(isSecret).map(({ name }) => name)])
    if (secrets.size > 0) values.push([DROPPED, [...secrets].join(' ')])
    if (values.length === 0) removeTab(key)
    else writeTab(key, JSON.stringify(Object.fromEntries([...values, ...(owner ? [[OWNER, owner]] : [])])))
  }
  keep()
  form.addEventListener('input', keep)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const unkept = new Set(['password', 'checkbox', 'radio'])

/** Whether it is a password, even one that is shown as text. */
const isPassword = ({ autocomplete }: HTMLInputElement) => autocomplete.includes('password')

/** Numbers of papers: that one was typed is kept, and told when the form comes back. */
const isSecret = ({ dataset }: Control) => dataset['secret'] !== undefined

/** Controls whose content may be stored: in no form passwords or ticked boxes. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement &&
        !unkept.has(element.type) &&
        !isPassword(element) &&
        element.name !== '') ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

/** Still as it was built: what the visitor entered meanwhile is newer than what was kept. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex === Math.max(first, 0)
  }
  return control.value === control.defaultValue
}

/** Reads a stored draft, which the visitor may have edited. */
function readDraft(key: DraftKey): Readonly<Record<string, string>> {
  const stored = Object.entries(parseEntry<Record<string, unknown>>(readTab(key) ?? '') ?? {})
  return Object.fromEntries(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
