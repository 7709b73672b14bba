import { createContext, use, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { asLinkOnPhone } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'

interface Front {
  /** Form that was opened last; null before any was. */
  readonly front: string | null
  readonly bring: (form: string) => void
}

const FrontForm = createContext<Front>({ front: null, bring: () => {} })

/** Shows one form of a page at a time. The others fold, and keep what was typed until they are opened again. */
export function OneFormAtATime({ children }: { readonly children: ReactNode }) {
  const [front, bring] = useState<string | null>(null)
  const value = useMemo(() => ({ front, bring }), [front])
  return <FrontForm value={value}>{children}</FrontForm>
}

/** Whether no other form of the page was opened after the caller's, and how to tell that it is. */
export function useFront() {
  const id = useId()
  const { front, bring } = use(FrontForm)
  return { inFront: front === null || front === id, bring: () => bring(id) }
}

interface Props {
  /** Label of the button. */
  readonly label: string
  readonly danger?: boolean
  /** Whether the form was begun before, and is open from the start. */
  readonly begun?: boolean
  /** @param cancel button that closes the form again */
  readonly children: (cancel: ReactNode) => ReactNode
}

/** Form that asks for the password, behind a button until the customer wants to use it. */
export function Disclosed(props: Props) {
  return <Folded {...props} cancel={useTranslations('settings')('cancel')} />
}

/** The same on a page that has a word of its own for the way back. */
export function Folded({
  label,
  danger = false,
  begun = false,
  cancel,
  children,
}: Props & { readonly cancel: string }) {
  const [state, setState] = useState<'untouched' | 'begun' | 'open' | 'left'>(begun ? 'begun' : 'untouched')
  const { inFront, bring } = useFront()
  const box = useRef<HTMLDivElement>(null)
  const kept = state === 'open' || state === 'begun'
  const shown = kept && inFront
  const takesFocus = shown && state === 'open'
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
  }, [takesFocus])
  return (
    <>
      {!shown && (
        <Button
          variant="quiet"
          className={danger ? 'border-danger text-danger hover:bg-danger-100' : ''}
          ref={state === 'left' ? takeFocus : undefined}
          onClick={() => {
            setState('open')
            bring()
          }}
        >
          {label}
        </Button>
      )}
      {kept && (
        <div ref={box} hidden={!shown}>
          {children(
            <Button variant="plain" className={asLinkOnPhone} onClick={() => setState('left')}>
              {cancel}
            </Button>,
          )}
        </div>
      )}
    </>
  )
}
