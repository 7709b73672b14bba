import type { CalendarFile } from '../../../contract/booking.ts'

/** Hands a file to the browser, which saves it or offers it to the calendar. */
export function saveCalendar({ name, content }: CalendarFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later: some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
