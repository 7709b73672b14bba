import { CalendarDays } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '../ui/classes.ts'
import { controlStyle } from '../ui/field.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { useDayText, type DayStyle } from './day-text.ts'

interface ControlProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  readonly label: string
  readonly calendar: CalendarProps
  /** How much of the date has room. */
  readonly dayStyle?: DayStyle
}

/** A date as a button that opens a calendar: below it, on a phone at the bottom edge. */
export function DateControl({ label, calendar, dayStyle = 'short', className, ...attributes }: ControlProps) {
  const t = useTranslations('calendar')
  const dayText = useDayText()
  const [open, setOpen] = useState(false)
  const popup = useId()
  const button = useRef<HTMLButtonElement>(null)
  const shown = calendar.value === undefined ? t('choose') : dayText(calendar.value, dayStyle)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative min-w-0">
      <button
        {...attributes}
        ref={button}
        type="button"
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popup : undefined}
        onClick={() => setOpen(!open)}
        className={classes(controlStyle, 'figures flex items-center justify-between gap-2 text-left', className)}
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
          {calendar.closed && <p className="mt-2 text-small text-ink-500">{t.rich('legend', legend)}</p>}
        </CalendarPopup>
      )}
    </div>
  )
}

const legend = { day: (words: React.ReactNode) => <span className="line-through">{words}</span> }

interface PopupProps {
  readonly id: string
  readonly label: string
  /** Escape and the background: the focus goes back to the field. */
  readonly onClose: () => void
  /** The focus went elsewhere, and stays there. */
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
