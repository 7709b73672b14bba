import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
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
  /** Where it stands, if not in the middle. */
  readonly style?: CSSProperties | undefined
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
  style,
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
      style={style}
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
        'surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-card border border-white/14 bg-paper bg-clip-padding p-0 shadow-float',
        className ?? 'max-w-md',
      )}
    >
      {open && children}
    </dialog>
  )
}

/**
 * On a phone a sheet at the lower edge. The upper corners are dark as the picture is: a paper ground would show through
 * along their curves.
 */
const underHead =
  'max-w-md tall:bg-[linear-gradient(var(--color-ink-900)_4rem,transparent_4rem)] max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0'
const onHead =
  'tall:absolute tall:top-3 tall:right-3 tall:m-0 tall:text-white tall:[--ring:var(--color-amber-500)] tall:hover:bg-white/15'

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
  /** Dark picture across the dialog, above its title; the button to close is on it. A low window has no room for it. */
  readonly head?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  const t = useTranslations('site.common')
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      labelledBy={id}
      dismissible
      className={head === undefined ? className : classes(underHead, className)}
    >
      {head}
      <div className="bg-paper p-6 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={id} className={head === undefined ? 'text-subtitle' : 'text-2xl leading-tight'}>
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className={classes(
              '-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-current/10',
              head !== undefined && onHead,
            )}
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        {children}
      </div>
    </DialogFrame>
  )
}
