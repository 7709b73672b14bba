import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from './classes.ts'
import { useStillPage } from './still-page.ts'

interface FrameProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly role?: 'alertdialog'
  readonly labelledBy: string
  readonly describedBy?: string
  /** Whether a click beside the dialog closes it. */
  readonly dismissible: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back where it came from. */
export function DialogFrame({
  open,
  onClose,
  role,
  labelledBy,
  describedBy,
  dismissible,
  className,
  children,
}: FrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useStillPage(open, 'dark')
  // Before React takes the element away it must be closed, or the focus is lost with it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [open])
  return (
    // The click is the one beside the dialog; with the keyboard, Escape and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // The event also comes from elements inside, such as a cancelled file picker.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (dismissible && pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
      className={classes(
        'surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-card border border-transparent bg-paper bg-clip-padding p-0 shadow-float',
        className ?? 'max-w-md',
      )}
    >
      {open && children}
    </dialog>
  )
}

/** A dialog with a title and a close button; Escape and a click beside it close it too. */
export function Dialog({
  open,
  onClose,
  title,
  className,
  head,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Picture across the dialog, above its title. */
  readonly head?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  const t = useTranslations('site.common')
  return (
    <DialogFrame open={open} onClose={onClose} labelledBy={id} dismissible className={className}>
      {head}
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={id} className="text-subtitle">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        {children}
      </div>
    </DialogFrame>
  )
}
