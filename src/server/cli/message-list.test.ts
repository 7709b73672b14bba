import { expect, test } from 'vitest'

import { messageOf, messagesText } from './message-list.ts'
import type { ContactMessageRow } from '#store/contact.ts'
import type { Catalogue } from '#store/catalogue.ts'

const names = { branches: [{ id: 3, name: 'Berlin Airport' }] } as unknown as Catalogue
const row: ContactMessageRow = {
  id: '7f6c7a1e-3f2b-4c33-9d7e-0d5a4a1d2c11',
  branch_id: 3,
  name: 'Mara Muster',
  email: 'mara@xn--mller-kva.example',
  phone: '030 23125900',
  booking_reference: 'SW-7KQ4-M2XP',
  message: 'Guten Tag,\n\nhaben Sie Kindersitze?',
  language: 'de',
  created_at: new Date('2026-11-20T15:30:00Z'),
}

test('has who wrote on one line and the message below it, message by message', () => {
  const bare = { ...row, branch_id: null, phone: null, booking_reference: null, message: 'Hello' }
  expect(messagesText([row, bare].map((one) => messageOf(one, names)))).toBe(
    [
      '2026-11-20 16:30  Berlin Airport  Mara Muster  mara@müller.example  030 23125900  SW-7KQ4-M2XP  (de)',
      '    Guten Tag,',
      '',
      '    haben Sie Kindersitze?',
      '',
      '2026-11-20 16:30  general  Mara Muster  mara@müller.example  (de)',
      '    Hello',
    ].join('\n'),
  )
})
