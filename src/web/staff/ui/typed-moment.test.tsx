import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { DEFAULT_TIME } from '#domain/period.ts'
import { isMoment, isMomentOrEmpty, momentParts, useMoment } from './typed-moment.ts'

/** Values of a field in which days are typed one after the other. */
function afterDays(first: string, days: readonly string[]): string[] {
  const values: string[] = []
  function Typing() {
    const [value, setValue] = useState(first)
    const { setDay } = useMoment(value, setValue)
    const next = days[values.length]
    values.push(value)
    if (next !== undefined) setDay(next)
    return null
  }
  renderToString(<Typing />)
  return values.slice(-days.length)
}

describe('a moment', () => {
  test('keeps its time while its day is emptied and typed anew', () => {
    expect(afterDays('2026-11-27T17:30', ['', '2026-11-30']).at(-1)).toBe('2026-11-30T17:30')
  })

  test('takes no time from what was typed and is none', () => {
    expect(afterDays('2026-11-27T25', ['', '2026-11-30']).at(-1)).toBe(`2026-11-30T${DEFAULT_TIME}`)
  })

  test('has the usual time if it had none before', () => {
    expect(afterDays('', ['2026-11-30'])).toEqual([`2026-11-30T${DEFAULT_TIME}`])
  })

  test('is told from nothing and from what else was typed', () => {
    expect(['2026-11-27T17:30', '', '31.11.T17:30', '2026-11-27T25'].map(isMoment)).toEqual([true, false, false, false])
    expect(['2026-11-27T17:30', '', '31.11.T17:30'].map(isMomentOrEmpty)).toEqual([true, true, false])
  })

  test('has its parts, whatever was typed as its day', () => {
    expect(momentParts('31.11.T17:30')).toEqual(['31.11.', '17:30'])
    expect(momentParts('')).toEqual(['', ''])
  })
})
