import { expect, test } from 'vitest'

import { driverOf } from './from-account.ts'

const nothing = { dob: null, phoneNumber: null, streetName: null, houseNo: null, postalCode: null, city: null }
const name = { firstName: 'Mara', lastName: 'Muster', email: 'mara.muster@post.example' }

test('everything that an account can know, as the form asks for it', () => {
  const address = {
    streetName: 'Musterweg',
    houseNo: '1a',
    postalCode: '10115',
    city: 'Berlin',
    country: 'Deutschland',
  }
  expect(driverOf({ ...name, ...address, dob: '1990-05-17', phoneNumber: '+49 30 23125 900' })).toEqual({
    ...name,
    dateOfBirth: '1990-05-17',
    phone: '+49 30 23125 900',
    address: 'Musterweg 1a',
    city: '10115 Berlin',
    country: 'Deutschland',
  })
})

test('unknown fields stay empty', () => {
  expect(driverOf({ ...name, ...nothing, country: null })).toEqual(name)
  expect(driverOf({ ...name, lastName: '', ...nothing, streetName: 'Musterweg', country: null })).toEqual({
    firstName: 'Mara',
    email: name.email,
    address: 'Musterweg',
  })
})

test('a number without its street, or a postal code without its town, is no address', () => {
  expect(driverOf({ ...name, ...nothing, houseNo: '1a', postalCode: '10115', country: null })).toEqual(name)
})
