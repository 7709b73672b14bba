import { expect, test } from 'vitest'

import { subscriberOf, subscriberTable } from './subscriber-list.ts'

const row = {
  id: '7f6c7a1e-3f2b-4c33-9d7e-0d5a4a1d2c11',
  email: 'mara@xn--mller-kva.example',
  language: 'en' as const,
  consent_version: '2026-11-20',
  confirmed_at: new Date('2026-11-20T15:30:00Z'),
  unsubscribe_token: 'the-token',
}

test('a subscriber is listed with the links that every newsletter has to carry', () => {
  const subscriber = subscriberOf(row, 'https://www.spreewagen.example')
  expect(subscriber).toEqual({
    email: 'mara@müller.example',
    language: 'en',
    confirmedAt: '2026-11-20T16:30',
    unsubscribe: 'https://www.spreewagen.example/en/newsletter/unsubscribe#token=the-token',
    oneClick: 'https://www.spreewagen.example/api/newsletter/unsubscribe/en/the-token',
  })
  expect(subscriberTable([subscriber])).toBe(
    'EMAIL                LANGUAGE  CONFIRMED\nmara@müller.example  en        2026-11-20 16:30',
  )
})
