import { expect, test } from 'vitest'

import { readFields } from './file-dialog.tsx'

const typed = { kind: 'access', way: 'email', language: 'de', person: 'Ida Irgendwer', personEmail: '', note: '' }

/** Fields of the form, by their names. */
const wrongIn = (values: Readonly<Record<string, string>>) => {
  const querySelector = (selector: string) => ({ value: values[/\[name=(\w+)\]/.exec(selector)![1]!] ?? '' })
  return readFields({ querySelector } as unknown as HTMLElement, {}).wrong
}

test('a request is filed with the day on which it came in', () => {
  expect(wrongIn({ ...typed, receivedOn: '2026-11-27' })).toEqual([])
  expect(wrongIn({ ...typed, receivedOn: '' })).toEqual(['receivedOn'])
  expect(wrongIn({ ...typed, receivedOn: '31.11.' })).toEqual(['receivedOn'])
})
