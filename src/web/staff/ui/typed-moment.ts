import { useState } from 'react'

import { now } from '#api/clock.ts'
import { dateOf, DEFAULT_TIME, parseLocal, toLocal } from '#domain/period.ts'
import { readTime } from './typed-time.ts'

/** Whether a field's value is a moment: neither empty nor something else that was typed. */
export const isMoment = (value: string): boolean => parseLocal(value) !== null

/** Whether a field that may stay empty has a moment, or is empty. */
export const isMomentOrEmpty = (value: string): boolean => value === '' || isMoment(value)

/** Day and time of a moment, or what was typed in place of one of them. */
export function momentParts(value: string): readonly [day: string, time: string] {
  const at = value.lastIndexOf('T')
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}

/** A moment in two fields. A day that is emptied leaves no moment, but the next one has the time of the one before. */
export function useMoment(value: string, onChange: (value: string) => void) {
  const [day, time] = momentParts(value)
  const [last, setLast] = useState<string>(DEFAULT_TIME)
  if (time !== last && readTime(time) !== null) setLast(time)
  return {
    day,
    time,
    setDay: (next: string) => onChange(next === '' ? '' : `${next}T${time || last}`),
    setTime: (next: string) => onChange(`${day || dateOf(toLocal(now()))}T${next}`),
  }
}
