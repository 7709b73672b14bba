import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { LocalDate } from '#domain/period.ts'
import { inLanguage } from '#frame/in-language.tsx'
import { useControl } from './dense-field.tsx'

// Fetched when a calendar is opened for the first time.
const Calendar = inLanguage({
  de: () => import('#languages/staff-calendar-texts.tsx'),
  en: () => import('#languages/staff-calendar-texts.tsx?en'),
})

interface Props {
  /** Name of the field, where no label stands around it. */
  readonly label: string | undefined
  readonly day: LocalDate | null
  readonly today: LocalDate
  readonly past: boolean
  readonly onChoose: (day: LocalDate) => void
  /** Called on Escape. */
  readonly onLeave: () => void
}

/** Height of the box in px; it stays while months change. */
const HEIGHT = 376
const WIDTH = 288
const GAP = 4

/** Puts the box below its field or, where there is no room, above it. A phone has it at the lower edge (its classes). */
function place(box: HTMLElement): void {
  const { left, top, bottom } = box.parentElement!.getBoundingClientRect()
  const below = bottom + GAP
  const above = top - GAP - HEIGHT
  const y = below + HEIGHT > innerHeight && above >= GAP ? above : Math.min(below, innerHeight - HEIGHT - GAP)
  box.style.setProperty('--left', `${Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))}px`)
  box.style.setProperty('--top', `${Math.max(GAP, y)}px`)
}

/** Names each calendar after its field: by the label around it, or by the name that stands for one. */
function useNaming(label: string | undefined) {
  const calendar = useTranslations('staff.fields')('calendar')
  const control = useControl()
  return (own: string) => ({
    'aria-label': label === undefined ? calendar : `${label}, ${calendar}`,
    ...(label === undefined && control !== null && { 'aria-labelledby': `${control.id}-label ${own}` }),
  })
}

/**
 * Button at the end of a field, and the calendar that it opens. It lies above all, as fields stand in dialogs that scroll.
 * Tab passes the button by: the field opens the same calendar with Alt and the arrow down.
 */
export function DayPopup({ label, day, today, past, onChoose, onLeave }: Props) {
  const t = useTranslations('staff.fields')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const naming = useNaming(label)
  const leave = (event: KeyboardEvent) => {
    // Letters are keys of the page, and Escape that of the dialog around it.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    box.current?.hidePopover()
    onLeave()
  }
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        tabIndex={-1}
        popoverTarget={id}
        {...naming(`${id}-button`)}
        title={t('calendarKeys')}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-field text-ink-500 hover:text-ink-900 touch:w-11"
      >
        <CalendarDays aria-hidden size={16} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not modal: the field stays usable */}
      <div
        ref={box}
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        {...naming(id)}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'open') place(currentTarget)
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={leave}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className="surface-paper inset-auto m-0 border border-line bg-white p-3 font-normal text-ink-900 shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-t-card max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:backdrop:bg-ink-950/40 sm:top-(--top) sm:left-(--left) sm:h-94 sm:w-72 sm:rounded-card"
      >
        {open && (
          <Calendar
            day={day}
            today={today}
            past={past}
            onChoose={(chosen) => {
              box.current?.hidePopover()
              onChoose(chosen)
            }}
          />
        )}
      </div>
    </>
  )
}
