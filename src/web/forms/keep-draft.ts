import { readSession } from '#api/session-storage.ts'
import { ownTabValue } from '#api/tab-value.ts'
import type { DraftKey } from './form-draft.ts'
import { RESTORED } from './use-changed.ts'

/** Content of a form that was begun and not sent. */
interface FormDraft {
  readonly about: string
  /** Texts by field, of which a form takes those that it knows. */
  readonly texts: Readonly<Record<string, string>>
  /** Fields whose content was not stored, such as numbers of documents. */
  readonly dropped: readonly string[]
}

const nothing: FormDraft = { about: '', texts: {}, dropped: [] }

const draftOf = (key: DraftKey) => ownTabValue<FormDraft | null>(key, 1, null)

/** Subject of the form that the visitor or member who is here has begun; null if there is none. */
export const aboutDraft = (key: DraftKey): string | null => draftOf(key).read()?.about ?? null

/** Fields of a draft whose content was not stored. */
export const droppedFrom = (key: DraftKey): readonly string[] => draftOf(key).read()?.dropped ?? []

/** Fills the form with what was typed before, in either language, and keeps what is typed from here on. */
export function keepDraft(
  form: HTMLFormElement,
  key: DraftKey,
  owner = readSession()?.user.id ?? null,
  about = '',
): void {
  const draft = draftOf(key)
  const before = draft.readFor(owner)
  const { texts, dropped } = before?.about === about ? before : nothing
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text !== undefined && isUntouched(control)) control.value = text
  }
  form.dispatchEvent(new Event(RESTORED))
  const keep = () => {
    // Untouched fields are not stored, because the form may begin with newer values next time.
    const touched = controlsOf(form).filter((control) => !isUntouched(control))
    const typed = touched.filter((control) => !isSecret(control)).map(({ name, value }) => [name, value] as const)
    const secrets = [...new Set([...dropped, ...touched.filter(isSecret).map(({ name }) => name)])]
    if (typed.length + secrets.length === 0) draft.clear()
    else draft.writeFor(owner, { about, texts: Object.fromEntries(typed), dropped: secrets })
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
