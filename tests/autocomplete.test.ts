import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../src/web')

/**
 * Allowed values of `autocomplete` (WCAG 1.3.5) by the name of the field, for all forms. 'off' stands for data that is
 * not the reader's own or must not be stored; undefined, for fields that browsers have no word for.
 */
const told: Readonly<Record<string, readonly (string | undefined)[]>> = {
  fullName: ['name'],
  // Name of a person, or of a passkey, which belongs to a device.
  name: ['name', 'off'],
  // The reader's own name and date of birth, or another driver's.
  firstName: ['given-name', 'off'],
  lastName: ['family-name', 'off'],
  dateOfBirth: ['bday', 'off'],
  dob: ['bday'],
  // 'username' where the customer signs in with it; password managers look for that value.
  email: ['email', 'username'],
  phone: ['tel'],
  phoneNumber: ['tel'],
  address: ['address-line1'],
  streetName: ['address-line1'],
  houseNo: [undefined],
  postalCode: ['postal-code'],
  city: ['address-level2'],
  country: ['country-name', 'country'],
  password: ['new-password', 'current-password'],
  currentPassword: ['current-password'],
  code: ['one-time-code'],
  emailCode: ['one-time-code'],
  // Number of a passport or a licence; both fields share their attributes.
  number: ['off'],
  licenseExpiry: ['off'],
  flight: ['off'],
  additionalInfo: ['off'],
  reference: ['off'],
  colleague: ['off'],
  // Somebody who asks for their rights, and not the reader.
  person: ['off'],
  personEmail: ['off'],
  note: [undefined],
  expiry: [undefined],
  message: [undefined],
  // Trap for robots.
  website: ['off'],
}

interface Field {
  where: string
  name: string
  token: string | undefined
}

/** Named fields in a source file of pages, written as elements or as a table of attributes. */
function fieldsOf(file: string): Field[] {
  const source = readFileSync(path.join(web, file), 'utf8')
  const elements = [...source.matchAll(/<(?:\w*Input|\w*Field|TextArea|input|textarea)\b((?:=>|[^<>])*?)\/>/g)]
    .filter(([, attributes]) => !/type="(radio|checkbox|file|hidden)"/.test(attributes!))
    .map(([, attributes]) => ({
      name: /\bname="(\w+)"/.exec(attributes!)?.[1],
      token: /\bautoComplete="([^"]+)"/.exec(attributes!)?.[1],
    }))
  const tables = [...source.matchAll(/^(?: {2}|const )(\w+):(?: Attributes =)? \{[^}]*\bautoComplete: '([^']+)'/gm)]
  return [...elements, ...tables.map(([, name, token]) => ({ name, token }))]
    .filter((field): field is { name: string; token: string | undefined } => field.name !== undefined)
    .map((field) => ({ where: file, ...field }))
}

const fields = globSync('**/*.tsx', { cwd: web }).flatMap(fieldsOf)

test('each field tells browsers its purpose, the same in all forms', () => {
  expect(fields.filter(({ name, token }) => told[name]?.includes(token) !== true)).toEqual([])
})

test('the test reads all forms', () => {
  expect(Object.keys(told).filter((name) => !fields.some((field) => field.name === name))).toEqual([])
  expect(new Set(fields.map(({ where }) => where)).size).toBeGreaterThan(15)
})
