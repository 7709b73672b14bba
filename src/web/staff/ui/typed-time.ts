const apart = /^(\d{1,2})\s*(?:[:.\s]\s*(\d{2}))?\s*(?:Uhr|h)?$/i
const digitsAlone = /^(\d{1,2})(\d{2})$/

const STEP_MINUTES = 30
const LAST_STEP = 24 * 60 - STEP_MINUTES

const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The time of day that colleagues mean by a text, as HH:MM, or null: 17:30, 17.30, 1730, 930, 17. */
export function readTime(text: string): string | null {
  const trimmed = text.trim()
  const parts = digitsAlone.exec(trimmed) ?? apart.exec(trimmed)
  const [hours, minutes] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)]
  return hours <= 23 && minutes <= 59 ? timeAt(hours * 60 + minutes) : null
}

/** Whether a text names a time to its end. */
export const isWholeTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text.trim())

/** The next or the previous half hour of the same day. */
export function stepTime(time: string, by: number): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const steps = minutes / STEP_MINUTES
  const next = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return timeAt(Math.min(LAST_STEP, Math.max(0, next * STEP_MINUTES)))
}
