import { use, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { Tried } from './dense-field.tsx'
import { focusInvalid } from './focus-invalid.ts'

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly ref?: RefObject<HTMLFormElement | null>
  /** Called once no field lacks anything. */
  readonly onSend: () => void
}

/**
 * Form whose button can always be pressed: with the first press each field says what it lacks (`lack` of `Field`), and the
 * first of them takes the focus.
 */
export function TriedForm({ ref, onSend, children, ...rest }: Props) {
  const [tried, setTried] = useState(false)
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const attempt = (send: () => void) => {
    // At once, so that the fields that lack something are marked.
    flushSync(() => setTried(true))
    if (!focusInvalid(form.current)) send()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        attempt(onSend)
      }}
      {...rest}
    >
      <Tried value={{ tried, attempt }}>{children}</Tried>
    </form>
  )
}

/** The way to do something else with the form around it, which needs the same fields. */
export const useAttempt = () => use(Tried).attempt
