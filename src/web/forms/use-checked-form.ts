import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'

import type { ApiError } from '#api/call-server.ts'
import { wrong } from '#ui/field.tsx'
import type { Checked, Typed } from './check-typed.ts'
import { dateOfText } from './date-text.ts'
import { problemFromServer, type Problem, type Problems } from './problems.ts'

/** Message of a form if something could not be loaded or reached. */
export const noAnswer: ApiError = { code: 'unavailable', message: '', errors: [], status: 0 }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: EventTarget): element is Control => 'value' in element && 'name' in element

/** Contents of the fields, including text typed before the scripts had loaded. */
function typedInto(form: HTMLFormElement): Typed {
  const controls = [...form.elements].filter(isControl).filter(({ name }) => name !== '')
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : valueOf(control),
    ]),
  )
}

const valueOf = ({ dataset, value }: Control): string => (dataset['date'] === undefined ? value : dateOfText(value))

function fromServer(fields: Readonly<Record<string, string>>, form: HTMLFormElement): Problems | null {
  const known = Object.entries(fields).filter(([name]) => form.elements.namedItem(name) !== null)
  if (known.length === 0) return null
  return Object.fromEntries(known.map(([name, code]): [string, Problem] => [name, problemFromServer(code)]))
}

/**
 * A form checked by the contract when it is sent, and from then on with every key. The check brings the validator, so
 * it is loaded when somebody touches the form. `send` gets the checked values and
 * gives back the server's refusal, if there is one: it lands at the fields it names, else in `error`.
 */
export function useCheckedForm<Values>(
  loadCheck: () => Promise<(typed: Typed) => Checked<Values>>,
  send: (values: Values) => Promise<ApiError | null>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const { problems, mark, clear } = useProblems(ref)

  const submit = async (form: HTMLFormElement) => {
    setBusy(true)
    setError(null)
    const refusal = await attempt(form)
    setBusy(false)
    if (refusal && !markNamed(refusal)) setError(refusal)
  }
  const markNamed = ({ fields = {} }: ApiError): boolean => {
    const named = ref.current && fromServer(fields, ref.current)
    if (named) mark(named)
    return named !== null
  }
  const attempt = async (form: HTMLFormElement): Promise<ApiError | null> => {
    const check = await loadCheck().catch(() => null)
    if (!check) return noAnswer
    const result = check(typedInto(form))
    mark(result.ok ? {} : result.problems)
    return result.ok ? await send(result.values) : null
  }
  const recheck = async (form: HTMLFormElement, name: string) => {
    const check = await loadCheck()
    const result = check(typedInto(form))
    clear(name, result.ok ? undefined : result.problems[name])
  }
  const attributes = {
    ref,
    // Without scripts a password must never end up in an address.
    method: 'post',
    noValidate: true,
    onFocus: () => void loadCheck().catch(() => {}),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!busy) void submit(event.currentTarget)
    },
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (isControl(target) && problems[target.name]) void recheck(currentTarget, target.name)
    },
  } as const
  // In the next frame: the dialog that was just closed holds the focus until then.
  const focus = (name: string) =>
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
  return { attributes, busy, error, forget: () => setError(null), tell: setError, problems, markNamed, focus, ref }
}

/** Problems by field. The first field takes the focus once its problem can be read out. */
function useProblems(ref: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problems>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round > 0) ref.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [round, ref])
  const mark = (next: Problems) => {
    setProblems(next)
    setRound((before) => before + 1)
  }
  const clear = (name: string, next: Problem | undefined) =>
    setProblems(({ [name]: _before, ...others }) => (next ? { ...others, [name]: next } : others))
  return { problems, mark, clear }
}
