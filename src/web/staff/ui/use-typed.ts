import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/** How a value is written, read and stepped. */
export interface Typeable {
  /** The value that a text means, or null. */
  readonly read: (text: string) => string | null
  /** Whether a text is typed to its end, so that it counts at once. */
  readonly isWhole: (text: string) => boolean
  /** The value as it is typed, and as it is shown while the focus is elsewhere. */
  readonly edit: (value: string) => string
  readonly rest: (value: string) => string
  /** The next or the previous value; from '' the first one that is proposed. */
  readonly step: (value: string, by: 1 | -1) => string
}

export interface TypedOptions {
  readonly value: string
  /** Hears the value, '' for none, or what was typed and is no value, for the form to refuse. */
  readonly onChange: (value: string) => void
  /** Whether what is no value is kept in the field alone and not told. */
  readonly valuesOnly: boolean
  /** Whether a field that was emptied takes its last value back. */
  readonly required: boolean
}

interface Typing {
  readonly text: string
  /** Value beside which it was typed: a value that has changed since is shown in its place. */
  readonly beside: string
  readonly left: boolean
  readonly wrong: boolean
}

/** The value that a field stands for: what was typed and left a moment ago may not have come back as its value yet. */
export function meantBy({ read }: Pick<Typeable, 'read'>, typed: string | null, value: string): string {
  if (typed === null) return value
  return typed.trim() === '' ? '' : (read(typed) ?? value)
}

const stepOf: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Text of a field and its value, which follows it. */
function useTyping({ read, edit, rest }: Typeable, { value, onChange, valuesOnly, required }: TypedOptions) {
  const [typing, setTyping] = useState<Typing | null>(null)
  if (typing?.left && typing.beside !== value) setTyping(null)
  const tell = (next: string) => {
    if (next !== value) onChange(next)
  }
  const put = (text: string, more: Partial<Typing> = {}) =>
    setTyping({ text, beside: value, left: false, wrong: false, ...more })
  /** @returns whether the text was a value, or empty */
  const take = (text: string, left: boolean): boolean => {
    const empty = text.trim() === ''
    if (empty && required) {
      setTyping(null)
      return true
    }
    const next = empty ? '' : read(text)
    if (next === null) {
      put(text, { left, wrong: true })
      if (!valuesOnly) tell(text.trim())
      return false
    }
    put(left ? rest(next) : edit(next), { left })
    tell(next)
    return true
  }
  const choose = (next: string) => {
    put(edit(next))
    // Also if it is the value that is drawn: the one before may not have come back yet.
    onChange(next)
  }
  const wrong = typing?.wrong ?? (value !== '' && read(value) === null)
  return { typed: typing?.text ?? null, wrong, tell, put, take, choose }
}

/** Text field of a value that is typed: read when it is left or on Enter, stepped by the arrows up and down. */
export function useTyped(kind: Typeable, options: TypedOptions) {
  const { read, isWhole, edit, rest, step } = kind
  const { value, required } = options
  const { typed, wrong, tell, put, take, choose } = useTyping(kind, options)
  const meant = meantBy(kind, typed, value)
  const entered = useRef(false)
  const field = {
    value: typed ?? rest(value),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      entered.current = true
      if (wrong) return
      // At once, not with the next drawing, so that what is selected here is what is typed over.
      currentTarget.value = edit(meant)
      currentTarget.select()
      put(currentTarget.value)
    },
    // The press that brought the focus has put the caret somewhere.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (entered.current && !wrong) currentTarget.select()
      entered.current = false
    },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      put(target.value)
      if (target.value === '' && !required) tell('')
      const next = isWhole(target.value) ? read(target.value) : null
      if (next !== null) tell(next)
    },
    onBlur: () => {
      entered.current = false
      if (typed !== null) take(typed, true)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const text = typed ?? value
      if (event.key === 'Enter' && !take(text, false)) event.preventDefault()
      const by = event.altKey ? undefined : stepOf[event.key]
      if (by === undefined) return
      event.preventDefault()
      choose(step(read(text) ?? '', by))
    },
  }
  return { field, wrong, choose, meant }
}
