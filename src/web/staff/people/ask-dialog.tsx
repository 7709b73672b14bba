import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'

interface Props {
  readonly title: string
  /** Words on the button that does it. */
  readonly act: string
  /** Whether it cannot be undone. */
  readonly danger?: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before an act, with its consequences or with what it needs. */
export function AskDialog({ title, act, danger = false, busy, problem, onAct, onClose, children }: Props) {
  const t = useTranslations('staff')
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 text-ink-900 shadow-veil backdrop:bg-ink-950/32"
    >
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onAct()
        }}
        className="grid gap-4"
      >
        <h2 id={id} className="text-screen">
          {title}
        </h2>
        {children}
        <Problem words={problem} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'petrol'} size="large" busy={busy}>
            {act}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
