import { system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { serverSuccess as english } from '#content/en/server.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { appForAll } from '#support/open-app.ts'
import { testClock } from '#support/test-clock.ts'
import { lettersOf } from '#support/posted.ts'
import { rowsOf } from '#support/rows.ts'

const clock = testClock()

const app = appForAll({ clock })

let people = 0
const newAddress = () => `gast.${++people}@post.example`

const message = (email: string, overrides: object = {}) => ({
  name: 'Mara Muster',
  email,
  phone: '',
  reference: '',
  branch: 'airport',
  message: 'Guten Tag,\n\nhaben Sie Kindersitze?',
  language: 'de',
  website: '',
  filledMs: 30_000,
  ...overrides,
})
const send = (body: object, key: string = randomUUID()) =>
  app.call('sendContactMessage', { body, headers: { 'idempotency-key': key } })

const lettersAbout = async (email: string) =>
  (await lettersOf<'contact_message' | 'contact_receipt'>(app)).filter(({ data }) => data.email === email)
const keptOf = (email: string) => rowsOf(app, 'contact_message', { email })

test('a message is kept, mailed to the branch, and its sender gets a receipt', async () => {
  const email = newAddress()
  const sent = await send(message(email, { phone: '030 23125-900', reference: 'SW-2222-2222', language: 'en' }))
  expect([sent.status, sent.body.message]).toEqual([201, english.messageReceived])
  expect(await keptOf(email)).toMatchObject([
    {
      name: 'Mara Muster',
      branch_id: 3,
      phone: '030 23125-900',
      booking_reference: 'SW-2222-2222',
      message: 'Guten Tag,\n\nhaben Sie Kindersitze?',
      language: 'en',
    },
  ])
  const about = { data: { name: 'Mara Muster', branch: 3, language: 'en' } }
  expect(await lettersAbout(email)).toMatchObject([
    { kind: 'contact_message', recipient: 'branch:3', language: 'de', ...about },
    { kind: 'contact_receipt', recipient: email, language: 'en', ...about },
  ])
})

test.each([
  ['general', 'company'],
  ['tempelhof', 'branch:1'],
  ['airport', 'branch:3'],
])('what is for %s goes to %s', async (branch, recipient) => {
  const email = newAddress()
  await send(message(email, { branch }))
  expect((await lettersAbout(email))[0]).toMatchObject({ kind: 'contact_message', recipient })
})

describe('a retry', () => {
  test('with the same key is one message, also at the same moment and however long it took', async () => {
    const [email, key] = [newAddress(), randomUUID()]
    const answers = await Promise.all([1, 2, 3].map((n) => send(message(email, { filledMs: 5_000 * n }), key)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.status).toBe(201)
    expect(await keptOf(email)).toHaveLength(1)
    expect(await lettersAbout(email)).toHaveLength(2)
  })

  test('with the same key and other words is refused', async () => {
    const [email, key] = [newAddress(), randomUUID()]
    await send(message(email), key)
    expect(await send(message(email, { message: 'Etwas anderes' }), key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
    expect(await keptOf(email)).toHaveLength(1)
  })
})

describe('a program', () => {
  test('that fills in everything hears success, and nothing comes of it', async () => {
    const email = newAddress()
    expect((await send(message(email, { website: 'https://spam.example' }))).status).toBe(201)
    expect(await keptOf(email)).toEqual([])
    expect(await lettersAbout(email)).toEqual([])
  })

  test('that is faster than any person is slowed down', async () => {
    const email = newAddress()
    expect(await send(message(email, { filledMs: 2_999 }))).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    })
    expect((await send(message(email, { filledMs: 3_000 }))).status).toBe(201)
  })

  test('that sends all at once is held to the same two receipts and five messages', async () => {
    const email = newAddress()
    await send(message(email))
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => send(message(n % 2 ? email.toUpperCase() : email))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    const kinds = (await lettersAbout(email)).concat(await lettersAbout(email.toUpperCase())).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      ...Array<string>(5).fill('contact_message'),
      'contact_receipt',
      'contact_receipt',
    ])
  })

  test("cannot fill a stranger's inbox: two receipts and five messages an hour", async () => {
    const email = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await send(message(n % 2 ? email.toUpperCase() : email))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const letters = [...(await lettersAbout(email)), ...(await lettersAbout(email.toUpperCase()))]
    const kinds = letters.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual([...Array<string>(5).fill('contact_message'), ...Array<string>(2).fill('contact_receipt')])
    clock.pass(1.1)
    expect((await send(message(email))).status).toBe(201)
  })
})

describe('bad input', () => {
  test.each([
    ['name', '', 'too_small'],
    ['name', 'Mara\r\nBcc: x@post.example', 'control_characters'],
    ['email', 'niemand', 'invalid_email'],
    ['email', 'a@post.example\r\nBcc: x@post.example', 'invalid_email'],
    ['phone', 'ruf mich an', 'wrong_format'],
    ['branch', 'hamburg', 'not_a_choice'],
    ['message', '  \n ', 'too_small'],
    ['message', 'x'.repeat(4_001), 'too_big'],
    ['message', 'a\u202eb', 'control_characters'],
    ['reference', 'x'.repeat(41), 'too_big'],
  ])('%s = %j is refused', async (field, value, code) => {
    expect(await send(message(newAddress(), { [field]: value }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: code } },
    })
  })

  test('line ends of other systems become ours', async () => {
    const email = newAddress()
    expect((await send(message(email, { message: 'eins\r\nzwei\rdrei' }))).status).toBe(201)
    expect(await keptOf(email)).toMatchObject([{ message: 'eins\nzwei\ndrei' }])
  })
})

test('messages are forgotten after 180 days', async () => {
  const email = newAddress()
  await send(message(email))
  clock.pass(24 * 180 - 1)
  await keepHouse(app.ctx, system('keep_house'))
  expect(await keptOf(email)).toHaveLength(1)
  clock.pass(2)
  await keepHouse(app.ctx, system('keep_house'))
  expect(await keptOf(email)).toEqual([])
})
