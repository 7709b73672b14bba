import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const app = appForAll()
let kim: Colleague
let here: Colleague
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent')
  const { colleagues } = (await app.call('getTeam', { as: kim })).body
  const { id, version } = colleagues.find(({ email }) => email === here.email)!
  const body = { role: 'agent', branches: [1], version }
  expect((await app.call('changeStaff', { as: kim, params: { id }, body })).status).toBe(200)
})

/** A message of the contact form. @returns its id */
async function write(branch: string, text = 'Haben Sie Kindersitze?\nhttps://links.example'): Promise<string> {
  const email = `${randomUUID()}@post.example`
  const body = { name: 'Mara Muster', email, phone: '', reference: '', branch, message: text }
  const sent = await app.call('sendContactMessage', {
    body: { ...body, website: '', language: 'de', filledMs: 20_000 },
  })
  expect(sent.status).toBe(201)
  return (await rowOf(app, 'contact_message', { email })).id
}

const show = (as: Colleague, id: string) => app.call('getMessage', { as, params: { id } })
const move = (as: Colleague, id: string, body: object) => app.call('moveMessage', { as, params: { id }, body })
const answer = (as: Colleague, id: string, version: number, text = 'gern.\n\nBis bald') =>
  app.call('answerMessage', { as, params: { id }, body: { text, version } })
const listed = async (as: Colleague, part: 'open' | 'answered' | 'closed', more: object = {}) =>
  (await app.call('getMessages', { as, query: { part, ...more } })).body

test('an answer goes out as a letter that quotes the question, and the message has an owner then', async () => {
  const id = await write('tempelhof')
  const { body } = await show(here, id)
  expect(body).toMatchObject({ state: 'new', owner: null, answers: [], writer: null, version: 1 })
  expect((await answer(here, id, 1)).status).toBe(201)
  const [letter] = await lettersOf(app, { kind: 'contact_answer', to: body.email })
  expect(letter).toMatchObject({ data: { text: 'gern.\n\nBis bald', message: body.text, branch: 1 } })
  expect((await show(here, id)).body).toMatchObject({
    state: 'answered',
    owner: { name: 'Kim Beispiel' },
    answers: [{ text: 'gern.\n\nBis bald' }],
    version: 2,
  })
  expect((await listed(here, 'open')).messages.map((row) => row.id)).not.toContain(id)
  expect((await listed(here, 'answered')).messages.map((row) => row.id)).toContain(id)
})

test('of two answers at the same moment one goes out, and nobody closes what they have not read', async () => {
  const id = await write('tempelhof')
  const answers = await Promise.all([answer(kim, id, 1), answer(here, id, 1)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await rowsOf(app, 'contact_answer', { message_id: id })).toHaveLength(1)
  expect((await move(kim, id, { state: 'closed', mine: false, version: 1 })).body.code).toBe('message_changed')
})

test('a message is taken in hand, closed, and opened again', async () => {
  const id = await write('tempelhof')
  expect((await move(here, id, { state: 'in_work', mine: true, version: 1 })).status).toBe(200)
  expect((await show(kim, id)).body).toMatchObject({ state: 'in_work', owner: { id: here.user.id } })
  await move(kim, id, { state: 'closed', mine: false, version: 2 })
  expect((await listed(kim, 'closed')).messages.map((row) => row.id)).toContain(id)
  await move(kim, id, { state: 'in_work', mine: true, version: 3 })
  expect((await show(kim, id)).body).toMatchObject({ state: 'in_work', owner: { id: kim.user.id }, version: 4 })
})

test('a colleague sees that another one writes, for a while; the first who writes stays named', async () => {
  const id = await write('tempelhof')
  const noting = (as: Colleague) => app.call('noteWriting', { as, params: { id } })
  await noting(here)
  await noting(kim)
  expect((await show(kim, id)).body.writer).toBe('Kim Beispiel')
  expect((await show(here, id)).body.writer).toBeNull()
  await rewrite(app, 'contact_message', { id }, { written_at: new Date(Date.now() - 21_000) })
  expect((await show(kim, id)).body.writer).toBeNull()
})

test('an agent finds no message to another branch, in list, page or act; one to none is everybody’s', async () => {
  const [foreign, free] = [await write('airport'), await write('general')]
  const { messages } = await listed(here, 'open')
  expect(messages.map(({ id }) => id)).not.toContain(foreign)
  expect(messages.map(({ id }) => id)).toContain(free)
  expect((await listed(here, 'open', { branch: '3' })).messages.every(({ branch }) => branch === null)).toBe(true)
  const tried = [
    await show(here, foreign),
    await move(here, foreign, { state: 'closed', mine: true, version: 1 }),
    await answer(here, foreign, 1),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404])
  await app.call('noteWriting', { as: here, params: { id: foreign } })
  expect(await rowOf(app, 'contact_message', { id: foreign })).toMatchObject({ state: 'new', writer_id: null })
})

test('whose address it is, and the rental of it that runs or comes next, those alone are told who may see them', async () => {
  const { email, token, customerId } = await newCustomer(app, 'Mara')
  const given = givenIn(app)
  const rental = { as: { token }, email, pickup: 3, bookings: 'open' } as const
  const later = await given.booking({ ...rental, from: 60 })
  const next = await given.booking({ ...rental, from: 50 })
  const id = await write('tempelhof')
  await rewrite(app, 'contact_message', { id }, { email: email.toUpperCase() })
  const known = { customer: { id: customerId, name: 'Mara Muster' }, rental: { reference: next.reference } }
  expect((await show(kim, id)).body).toMatchObject(known)
  expect((await show(here, id)).body).toMatchObject({ customer: null, rental: null })
  await given.status(later.reference, 'active')
  expect((await show(kim, id)).body.rental).toMatchObject({ reference: later.reference, status: 'active' })
  await given.status(later.reference, 'closed')
  await given.status(next.reference, 'cancelled')
  expect((await show(kim, id)).body).toMatchObject({ customer: { id: customerId }, rental: null })
})

test('an address is known by a booking without an account as well, and a stranger’s is not', async () => {
  const email = `${randomUUID()}@post.example`
  const id = await write('tempelhof')
  expect((await show(kim, id)).body).toMatchObject({ customer: null, rental: null })
  const { reference } = await givenIn(app).booking({ email, pickup: 1, bookings: 'open' })
  await rewrite(app, 'contact_message', { id }, { email })
  expect((await show(here, id)).body.rental).toMatchObject({ reference, pickup: 1 })
  expect((await show(here, id)).body.rental!.customer).not.toBe('')
})

test('a long list comes in pages, without a message missing or twice', async () => {
  for (let n = 0; n < 55; n++) await write('tempelhof', `Nummer ${n}`)
  const first = await listed(here, 'open')
  expect(first.messages).toHaveLength(50)
  const second = await listed(here, 'open', { after: first.next! })
  const ids = [...first.messages, ...second.messages].map(({ id }) => id)
  expect(new Set(ids).size).toBe(first.open)
  expect(ids).toHaveLength(first.open)
  expect(second.next).toBeNull()
})
