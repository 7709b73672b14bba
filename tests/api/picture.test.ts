import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '#paths/index.ts'
import { appForAll } from '#support/open-app.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { heic, pdf, photo, pngOf } from '#support/papers.ts'
import { storedBytes } from '#support/stored.ts'
import { rewrite, rowsOf } from '#support/rows.ts'

let mara: Customer
const app = appForAll()
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
})

const PATH = paths.getPicture.path
async function upload(who: Customer, payload: Buffer) {
  const headers = { ...bearer(who.token), 'content-type': 'application/octet-stream', 'accept-language': 'en' }
  const answer = await app.app.inject({ method: 'PUT', url: PATH, headers, payload })
  return { status: answer.statusCode, body: answer.json<{ code?: string }>() }
}
const pictureOf = (who: Customer | null) =>
  app.app.inject({ url: PATH, headers: who === null ? {} : bearer(who.token) })
const profileOf = async (who: Customer) => (await app.call('getProfile', { as: who })).body
const remove = (who: Customer) => app.call('removePicture', { as: who })

test.each([
  ['a JPEG', photo],
  ['a PNG', pngOf],
  ['a HEIC', () => Promise.resolve(heic())],
])('%s is drawn anew, square, and shown to its owner alone', async (_, make) => {
  expect((await profileOf(mara)).picture).toBeNull()
  expect((await upload(mara, await make())).status).toBe(200)
  expect((await profileOf(mara)).picture).toBe(PATH)
  const answer = await pictureOf(mara)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  const { width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, exif }).toEqual({ width: 400, height: 400, exif: undefined })
  expect((await pictureOf(null)).statusCode).toBe(401)
  expect((await pictureOf(await newCustomer(app, 'Bert'))).statusCode).toBe(404)
})

test('another one takes its place, also of two at the same moment', async () => {
  const answers = await Promise.all([upload(mara, await pngOf()), upload(mara, await pngOf())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const before = (await pictureOf(mara)).rawPayload
  expect((await upload(mara, await pngOf())).status).toBe(200)
  expect((await pictureOf(mara)).rawPayload.equals(before)).toBe(false)
})

test('what is no picture is refused, and the one before stays', async () => {
  await upload(mara, await photo())
  const before = (await pictureOf(mara)).rawPayload
  expect(await upload(mara, pdf())).toMatchObject({ status: 415, body: { code: 'picture_type' } })
  expect(await upload(mara, Buffer.from('<svg/>'))).toMatchObject({ status: 415, body: { code: 'picture_type' } })
  expect(await upload(mara, (await photo()).subarray(0, 900))).toMatchObject({
    status: 422,
    body: { code: 'file_unreadable' },
  })
  expect(await upload(mara, Buffer.alloc(10_000_001))).toMatchObject({ status: 413 })
  expect((await pictureOf(mara)).rawPayload.equals(before)).toBe(true)
})

test('is sealed, removed for good, and goes with the account', async () => {
  await upload(mara, await photo())
  const rows = () => rowsOf(app, 'customer_picture', { customer_id: mara.customerId })
  expect((await storedBytes(app, (await rows())[0]!.file_id)).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
  expect((await remove(mara)).status).toBe(200)
  expect((await remove(mara)).status).toBe(200)
  expect(await rows()).toEqual([])
  expect((await profileOf(mara)).picture).toBeNull()
  expect((await pictureOf(mara)).statusCode).toBe(404)

  await upload(mara, await photo())
  await app.db.db.deleteFrom('customer').where('id', '=', mara.customerId).execute()
  expect(await rows()).toEqual([])
})

test('what the registration named instead is removed as well', async () => {
  await rewrite(app, 'customer', { id: mara.customerId }, { picture: 'mara.jpg' })
  expect((await profileOf(mara)).picture).toBe('mara.jpg')
  await remove(mara)
  expect((await profileOf(mara)).picture).toBeNull()
})
