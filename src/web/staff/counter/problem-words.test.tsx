import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import germanSite from '#content/de/site/shell.ts'
import counter from '#content/de/staff/counter.ts'
import type { ApiError } from '#api/call-server.ts'
import { Texts } from '#i18n/i18n.tsx'
import { refusedDetails } from './person-problems.ts'
import { useProblemWords } from './problem-words.ts'

/** Words about a refusal of the given fields. */
function wordsAbout(fields: Record<string, string>): string {
  const error = { code: 'invalid_input', message: 'Bitte prüfen.', errors: [], fields } as unknown as ApiError
  const Words = () => useProblemWords(error, refusedDetails(fields))
  return renderToString(
    <Texts language="de" messages={{ site: germanSite, staff: { counter } }}>
      <Words />
    </Texts>,
  )
}

test('a refusal of details names them as the form does, any other one is told in the words of the server', () => {
  const { phone, licenceUntil } = counter.who
  expect(wordsAbout({ 'person.phone': 'invalid', 'driver.licenseExpiry': 'licence_expires' })).toBe(
    counter.ticket.refused.replace('{fields}', `${phone}, ${licenceUntil}`),
  )
  expect(wordsAbout({ quoteId: 'invalid' })).toBe('Bitte prüfen.')
})
