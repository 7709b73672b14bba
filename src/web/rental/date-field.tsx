import { CalendarDays } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { controlStyle, Field, useFieldAttributes } from '#ui/field.tsx'
import { useWallClock } from './wall-clock.ts'
import { Calendar, type CalendarProps } from './calendar.tsx'

interface DateFieldProps extends CalendarProps {
  readonly label: string
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** Date as a button that opens a calendar, below the field or, on a phone, at the bottom edge. */
export function DateField({ label, error, disabled = false, ...calendar }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      <DateControl label={label} disabled={disabled} calendar={calendar} />
    </Field>
  )
}

interface ControlProps {
  readonly label: string
  readonly disabled: boolean
  readonly calendar: CalendarProps
}

function DateControl({ label, disabled, calendar }: ControlProps) {
  const t = useTranslations('booking.dates')
  const clock = useWallClock()
  const { required: _required, ...attributes } = { required: false, ...useFieldAttributes() }
  const [open, setOpen] = useState(false)
  const popup = useId()
  const button = useRef<HTMLButtonElement>(null)
  const shown = calendar.value === undefined ? t('chooseDate') : clock.date(calendar.value)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative">
      <button
        {...attributes}
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popup : undefined}
        onClick={() => setOpen(!open)}
        className={classes(controlStyle, 'figures flex items-center justify-between gap-2 text-left')}
      >
        <span className={classes('truncate', calendar.value === undefined && 'text-ink-500')}>{shown}</span>
        <CalendarDays aria-hidden size={20} className="shrink-0 text-ink-700" />
      </button>
      {open && (
        <CalendarPopup id={popup} label={label} onClose={close} onLeave={() => setOpen(false)}>
          <Calendar
            {...calendar}
            onChoose={(date) => {
              calendar.onChoose(date)
              close()
            }}
          />
          {calendar.closed && <p className="mt-2 text-small text-ink-500">{t.rich('calendar.legend', legend)}</p>}
        </CalendarPopup>
      )}
    </div>
  )
}

const legend = { day: (words: React.ReactNode) => <span className="line-through">{words}</span> }

interface PopupProps {
  readonly id: string
  readonly label: string
  /** Called on Escape or a press on the background: the focus returns to the field. */
  readonly onClose: () => void
  /** Called when the focus has moved elsewhere, where it stays. */
  readonly onLeave: () => void
  readonly children: React.ReactNode
}

function CalendarPopup({ id, label, onClose, onLeave, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    // On the way of the click to its target: a press on the field itself is the field's business.
    const leave = (event: PointerEvent) => {
      const outside = event.target instanceof Node && box.current?.parentElement?.contains(event.target) === false
      if (outside) onLeave()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [onLeave])
  return (
    <>
      <div aria-hidden className="fixed inset-0 z-40 bg-ink-950/40 sm:hidden" onPointerDown={onClose} />
      {/* Not modal, so not the browser's own dialog: the field beside it stays usable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        onBlur={(event) => {
          const next = event.relatedTarget
          if (next && !event.currentTarget.contains(next)) onLeave()
        }}
        className="scroll-mb-6 border border-line bg-white p-4 shadow-float max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-50 max-sm:max-h-dvh max-sm:overflow-y-auto max-sm:rounded-t-card max-sm:pb-8 sm:absolute sm:top-full sm:left-0 sm:z-40 sm:mt-2 sm:w-[22rem] sm:rounded-card"
      >
        {children}
      </div>
    </>
  )
}
