import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { controlStyle, Field, useFieldAttributes } from '#ui/field.tsx'
import { CalendarIcon } from '#ui/rental-icons.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { useFormat } from './use-format.ts'

interface DateProps extends Omit<CalendarProps, 'min' | 'max'> {
  readonly label: string
  /** Shown while no day is chosen. */
  readonly choose: string
  readonly disabled?: boolean
  /** Not known yet before the server has told its rules; the calendar waits for them. */
  readonly min: CalendarProps['min'] | undefined
  readonly max: CalendarProps['max'] | undefined
}

/** Date as a button that opens a calendar, below the field or, on a phone, at the bottom edge. */
export function DateField({ error, ...rest }: DateProps & { readonly error?: string | undefined }) {
  return (
    <Field label={rest.label} error={error}>
      <DateControl {...rest} />
    </Field>
  )
}

interface Attributes {
  readonly id?: string
  readonly name?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

/** The button alone, where label and message stand elsewhere. @param props.attributes what ties it to them */
export function DateControl({
  label,
  choose,
  disabled = false,
  min,
  max,
  attributes: given,
  ...calendar
}: DateProps & { readonly attributes?: Attributes }) {
  const t = useTranslations('calendar')
  const { date } = useFormat()
  const { required: _required, ...ofField } = { required: false, ...useFieldAttributes() }
  const [open, setOpen] = useState(false)
  const popup = useId()
  const button = useRef<HTMLButtonElement>(null)
  const shown = calendar.value === undefined ? choose : date(calendar.value)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative min-w-0">
      <button
        {...ofField}
        {...given}
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
        {!disabled && <CalendarIcon className="shrink-0 text-ink-700 max-[22.5rem]:hidden" />}
      </button>
      {open && min !== undefined && max !== undefined && (
        <CalendarPopup id={popup} label={label} onClose={close} onLeave={() => setOpen(false)}>
          <Calendar
            {...calendar}
            min={min}
            max={max}
            onChoose={(chosen) => {
              calendar.onChoose(chosen)
              close()
            }}
          />
          {calendar.closed && <p className="mt-2 text-small text-ink-500">{t.rich('legend', legend)}</p>}
        </CalendarPopup>
      )}
    </div>
  )
}

const legend = { day: (words: ReactNode) => <span className="line-through">{words}</span> }

/** Where there is no room below the field but above it, the page need not move. */
function opensUpwards(box: HTMLElement): boolean {
  const { bottom, height } = box.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const above = (box.parentElement?.getBoundingClientRect().top ?? 0) - height - Number.parseFloat(scrollPaddingTop)
  return bottom > innerHeight - Number.parseFloat(scrollPaddingBottom) && above > 0
}

interface PopupProps {
  readonly id: string
  readonly label: string
  /** Called on Escape or a press on the background: the focus returns to the field. */
  readonly onClose: () => void
  /** Called when the focus has moved elsewhere, where it stays. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

function CalendarPopup({ id, label, onClose, onLeave, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null)
  // Before a day takes the focus, which would scroll the page to where the box stands.
  useLayoutEffect(() => {
    if (!box.current) return
    if (opensUpwards(box.current)) box.current.dataset['up'] = ''
    box.current.scrollIntoView({ block: 'nearest' })
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
        className="scroll-mb-6 border border-line bg-white p-4 shadow-float max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-50 max-sm:max-h-dvh max-sm:overflow-y-auto max-sm:rounded-t-card max-sm:pb-8 sm:absolute sm:top-full sm:left-0 sm:z-40 sm:mt-2 sm:data-up:top-auto sm:data-up:bottom-full sm:data-up:mt-0 sm:data-up:mb-2 sm:w-[22rem] sm:rounded-card"
      >
        {children}
      </div>
    </>
  )
}
