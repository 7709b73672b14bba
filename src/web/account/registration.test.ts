import { describe, expect, it } from 'vitest'

import { registration } from '#contract/account.ts'
import { checks } from './checks.ts'
import { payloadOf, registrationFields } from './registration.ts'

const form = {
  firstName: 'Mara',
  lastName: 'Muster',
  email: 'mara@post.example',
  phoneNumber: '+49 30 23125 900',
  dob: '1990-05-17',
  streetName: 'Musterweg',
  houseNo: '1a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
}

describe('the payload', () => {
  it('is what the contract wants, with every specified field', () => {
    const payload = payloadOf(form)
    expect(registration.parse(payload)).toEqual(payload)
    expect(Object.keys(payload).toSorted()).toEqual(Object.keys(registration.shape).toSorted())
  })
})

it('is checked in every field', () => {
  expect(Object.keys(checks.register.shape)).toEqual(registrationFields)
})
