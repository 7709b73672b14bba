import { useId, type ReactNode } from 'react'

import { DialogFrame } from '#ui/dialog.tsx'
import { DialogEnds } from './dialog-ends.tsx'
import { Problem } from './problem.tsx'

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
  const id = useId()
  return (
    <DialogFrame open onClose={onClose} labelledBy={id} dismissible={false} className="max-w-120">
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onAct()
        }}
        className="grid gap-4 p-6"
      >
        <h2 id={id} className="text-screen">
          {title}
        </h2>
        {children}
        <Problem words={problem} />
        <DialogEnds act={act} danger={danger} busy={busy} onCancel={onAct === onClose ? undefined : onClose} />
      </form>
    </DialogFrame>
  )
}
