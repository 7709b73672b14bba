import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'

import germanSite from '#content/de/site/shell.ts'
import german from '#content/de/staff/frame.ts'
import englishSite from '#content/en/site/shell.ts'
import english from '#content/en/staff/frame.ts'
import { Texts } from '#i18n/i18n.tsx'
import { DayField } from './day-field.tsx'
import { Field } from './dense-field.tsx'
import { MomentField } from './moment-field.tsx'

const texts = { de: { site: germanSite, staff: german }, en: { site: englishSite, staff: english } }

const shownIn = (language: 'de' | 'en', children: ReactNode): string =>
  renderToString(
    <MemoryRouter initialEntries={[language === 'de' ? '/staff' : '/en/staff']}>
      <Texts language={language} messages={texts[language]}>
        {children}
      </Texts>
    </MemoryRouter>,
  )

const none = () => {}
const day = '2026-11-27'
const valuesIn = (html: string) => [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value)

describe('the field of a day', () => {
  test.each([
    ['de', false, 'Fr., 27. Nov. 2026'],
    ['de', true, '27.11.2026'],
    ['en', false, 'Fri 27 Nov 2026'],
    ['en', true, '27 Nov 2026'],
  ] as const)('reads like the office while the focus is elsewhere (%s, plain %j)', (language, plain, words) => {
    const html = shownIn(language, <DayField plain={plain} value={day} onChange={none} />)
    expect(valuesIn(html)).toEqual([words])
    expect(html).not.toContain('aria-invalid=')
  })

  test('has a quiet word while it is empty, never the browser’s own pattern', () => {
    expect(shownIn('de', <DayField value="" empty="beliebig" onChange={none} />)).toContain('placeholder="beliebig"')
    expect(shownIn('de', <DayField value="" onChange={none} />)).toContain('placeholder="TT.MM.JJJJ"')
    expect(shownIn('de', <DayField value="" onChange={none} />)).not.toContain('aria-invalid=')
  })

  test.each([
    ['de', german.fields.notDay],
    ['en', english.fields.notDay],
  ] as const)('keeps what is no day and says so in the reader’s language (%s)', (language, words) => {
    const html = shownIn(language, <DayField value="31.2.2027" onChange={none} />)
    expect(valuesIn(html)).toEqual(['31.2.2027'])
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(words.replace('{example}', ''))
  })
})

describe('the calendar of a day', () => {
  test('is named after its field, by the label around it', () => {
    const html = shownIn(
      'de',
      <Field label="Rückgabe">
        <DayField value={day} onChange={none} />
      </Field>,
    )
    const label = /<label id="([^"]+)"/.exec(html)?.[1]
    const ids = [...html.matchAll(/<(?:button|div)[^>]* id="([^"]+)"[^>]*>/g)].map(([tag, id]) => [tag, id] as const)
    expect(ids).toHaveLength(2)
    for (const [tag, id] of ids) {
      expect(tag).toContain(`aria-labelledby="${label} ${id}"`)
      expect(tag).toContain(`aria-label="${german.fields.calendar}"`)
    }
  })

  test('is named after its field, by the name that stands for a label', () => {
    const html = shownIn('de', <DayField label="Rückgabe: Datum" value={day} onChange={none} />)
    expect(html.match(/aria-label="Rückgabe: Datum, Kalender"/g)).toHaveLength(2)
    expect(html).not.toContain('aria-labelledby')
  })
})

test('a day that others find wrong is described by their words', () => {
  const html = shownIn('de', <DayField label="Rückgabe" value={day} trouble="shut" onChange={none} />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="shut"')
})

describe('the fields of a moment', () => {
  test('are named by the one label around them', () => {
    const html = shownIn(
      'de',
      <Field label="Ende">
        <MomentField value={`${day}T17:30`} onChange={none} />
      </Field>,
    )
    expect(valuesIn(html)).toEqual(['Fr., 27. Nov. 2026', '17:30'])
    const label = /<label id="([^"]+)" for="([^"]+)"/.exec(html)
    expect(html).toContain(`<input type="text" id="${label?.[2]}"`)
    expect(html).toContain(`aria-labelledby="${label?.[1]} `)
  })

  test('say apart which of them is wrong', () => {
    const wrongDay = shownIn('de', <MomentField value="30.2.T17:30" onChange={none} />)
    expect(wrongDay).toContain(german.fields.notDay.replace('{example}', ''))
    expect(wrongDay).not.toContain(german.fields.notTime)
    const wrongTime = shownIn('de', <MomentField value={`${day}T25`} onChange={none} />)
    expect(wrongTime).toContain(german.fields.notTime)
    expect(valuesIn(wrongTime)).toEqual(['Fr., 27. Nov. 2026', '25'])
  })
})
