import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { DialogEnds } from './dialog-ends.tsx'
import { focusInvalid } from './focus-invalid.ts'
import { OfficeDialog } from './office-dialog.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly title: string
  /** Words on the button that does it. */
  readonly act: string
  /** Whether it cannot be undone. */
  readonly danger?: boolean
  /** Words about the part of it that cannot be undone, where the dialog says more than that. */
  readonly consequence?: string | undefined
  readonly busy: boolean
  readonly problem: string | null
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before an act, with its consequences or with what it needs. */
export function AskDialog({ title, act, danger = false, consequence, busy, problem, onAct, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <OfficeDialog title={title} leaving="ends" onClose={onClose} dismissible={false}>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // At once, so that a field that the act found empty is marked.
          flushSync(onAct)
          focusInvalid(form.current)
        }}
        className="grid gap-4"
      >
        {children}
        <Problem words={problem} />
        <DialogEnds {...{ act, danger, consequence, busy }} onCancel={onAct === onClose ? undefined : onClose} />
      </form>
    </OfficeDialog>
  )
}
