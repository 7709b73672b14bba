import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '../src/web')

/**
 * What browsers are told to fill in (WCAG 1.3.5), by the name of the field, in whichever form it stands. 'off' is for
 * what is nobody's own data or must not be kept; undefined where browsers know no word for it.
 */
const told: Readonly<Record<string, readonly (string | undefined)[]>> = {
  fullName: ['name'],
  // Of a person, and of a passkey, which is a device's.
  name: ['name', 'off'],
  // The reader's own, or another driver's.
  firstName: ['given-name', 'off'],
  lastName: ['family-name', 'off'],
  dateOfBirth: ['bday', 'off'],
  dob: ['bday'],
  // 'username' where it is what one signs in with: password managers go by it.
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
  // Of passport and licence, which share their attributes.
  number: ['off'],
  licenseExpiry: ['off'],
  additionalInfo: ['off'],
  reference: ['off'],
  expiry: [undefined],
  message: [undefined],
  // The trap for robots.
  website: ['off'],
}

interface Field {
  where: string
  name: string
  token: string | undefined
}

/** The fields with a name in a source of pages: as elements, or as a table of attributes. */
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

test('browsers are told what each field of a form is for, the same in all forms', () => {
  expect(fields.filter(({ name, token }) => told[name]?.includes(token) !== true)).toEqual([])
})

test('all forms are looked at', () => {
  expect(Object.keys(told).filter((name) => !fields.some((field) => field.name === name))).toEqual([])
  expect(new Set(fields.map(({ where }) => where)).size).toBeGreaterThan(15)
})
