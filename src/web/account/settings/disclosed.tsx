import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'

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
  if (state !== 'open' && state !== 'begun') {
    return (
      <Button
        variant="quiet"
        className={danger ? 'border-danger text-danger hover:bg-danger-100' : ''}
        ref={state === 'left' ? takeFocus : undefined}
        onClick={() => setState('open')}
      >
        {label}
      </Button>
    )
  }
  return (
    <div ref={state === 'open' ? focusFirst : undefined}>
      {children(
        <Button variant="plain" onClick={() => setState('left')}>
          {cancel}
        </Button>,
      )}
    </div>
  )
}

const focusFirst = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
