import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'

interface Props {
  /** Label of the button. */
  readonly label: string
  readonly danger?: boolean
  /** @param cancel button that closes the form again */
  readonly children: (cancel: ReactNode) => ReactNode
}

/** Form that asks for the password, behind a button until the customer wants to use it. */
export function Disclosed({ label, danger = false, children }: Props) {
  const t = useTranslations('settings')
  const [state, setState] = useState<'untouched' | 'open' | 'left'>('untouched')
  if (state !== 'open') {
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
    <div ref={focusFirst}>
      {children(
        <Button variant="plain" onClick={() => setState('left')}>
          {t('cancel')}
        </Button>,
      )}
    </div>
  )
}

const focusFirst = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
