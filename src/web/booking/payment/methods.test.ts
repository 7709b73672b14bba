import { expect, test } from 'vitest'

import { methodsFor } from './methods.ts'

test('a transfer needs its days before the pick-up', () => {
  const now = new Date('2026-12-01T09:00:00Z')
  expect(methodsFor('2026-12-08T10:00', now, 7)).toContain('bank_transfer')
  expect(methodsFor('2026-12-08T09:30', now, 7)).toEqual(['credit_card', 'debit_card', 'paypal'])
})
