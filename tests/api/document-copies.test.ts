import { system } from '#support/acting.ts'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { documentConsent } from '#content/document-consent.ts'
import { ownerOfContent } from '#usecases/document/steps/seal-name.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { appForAll } from '#support/open-app.ts'
import { testClock } from '#support/test-clock.ts'
import { bearer, lastingCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { commandLine } from '#support/command-line.ts'
import { temporaryFolder } from '#support/folder.ts'
import { activePdf, heic, pdf, pdfOf, plain, scannedPdf } from '#support/papers.ts'
import { keptDocument, uploadDocument, type Sent } from '#support/uploaded-document.ts'
import { waysToRewrite, rewrite, rowOf, rowsOf } from '#support/rows.ts'

const folder = temporaryFolder('copies')
const DAY = 24
const clock = testClock()
let mara: Customer
const app = appForAll({ clock })
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  mara = await lastingCustomer(app, 'Mara')
})

const asPassport = (sent: Sent): Sent => ({ kind: 'passport', expiry: '2060-01-01', language: 'de', ...sent })
const upload = (bytes: Buffer, sent: Sent = {}) => uploadDocument(app, mara, bytes, asPassport(sent))
const kept = (bytes: Buffer, sent: Sent = {}) => keptDocument(app, mara, bytes, asPassport(sent))

const get = (id: string, what: string) =>
  app.app.inject({ url: `/api/account/documents/${id}/${what}`, headers: bearer(mara.token) })
const listOf = async () => (await app.call('getDocuments', { as: mara })).body.documents
const remove = (id: string) => app.call('deleteDocument', { as: mara, params: { id } })
const consents = () => rowsOf(app, 'document_consent', { customer_id: mara.customerId })

/** How much of each quarter of a picture is far from its commonest colour, in percent: words on plain paper. */
async function written(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const [across, down] = [width >> 1, height >> 1]
  const quarters: number[] = []
  for (const [left, top] of [
    [0, 0],
    [across, 0],
    [0, down],
    [across, down],
  ] as const) {
    const grey = await sharp(picture).extract({ left, top, width: across, height: down }).greyscale().raw().toBuffer()
    const paper = grey.toSorted()[grey.length >> 1]!
    quarters.push((grey.filter((value) => Math.abs(value - paper) > 20).length / grey.length) * 100)
  }
  return quarters
}

/** Expects a mark in every quarter that leaves most of the paper readable. */
async function expectMarked(picture: Buffer): Promise<void> {
  for (const part of await written(picture)) {
    expect(part).toBeGreaterThan(0.8)
    expect(part).toBeLessThan(20)
  }
}

describe('what is kept', () => {
  const papers: [string, () => Promise<Buffer>][] = [
    ['a light JPEG', () => plain('#f4f1ea').jpeg().toBuffer()],
    ['a dark JPEG', () => plain('#20262c').jpeg().toBuffer()],
    ['a grey JPEG', () => plain('#cccccc').greyscale().jpeg().toBuffer()],
    ['a JPEG for printing', () => plain('#dcedee').toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG', () => plain('#eac9cf', 700, 1_000).png().toBuffer()],
    [
      'a PNG with nothing on it',
      () =>
        sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['the smallest picture', () => plain('#ffffff', 200, 200).png().toBuffer()],
    ['a strip', () => plain('#ffffff', 1_400, 200).png().toBuffer()],
  ]
  test.each(papers)('is marked as a copy all over: %s', async (_, make) => {
    const id = await kept(await make())
    const file = await get(id, 'file')
    expect((await sharp(file.rawPayload).metadata()).format).toBe('jpeg')
    await expectMarked(file.rawPayload)
    expect((await get(id, 'pages/1')).rawPayload.equals(file.rawPayload)).toBe(true)
  })

  test('is marked as a copy: a HEIC, on its plain ground', async () => {
    const file = (await get(await kept(heic()), 'file')).rawPayload
    const ground = { left: 470, top: 275, width: 320, height: 150 }
    const [most] = (await written(await sharp(file).extract(ground).png().toBuffer())).toSorted((a, b) => b - a)
    expect(most).toBeGreaterThan(2)
    expect(most).toBeLessThan(20)
  })

  test('is marked on every page of a PDF, and says the day', async () => {
    const bytes = await pdfOf(3)
    const id = await kept(bytes)
    const pages: Buffer[] = []
    for (const page of [1, 2, 3]) pages.push((await get(id, `pages/${page}`)).rawPayload)
    for (const page of pages) await expectMarked(page)
    await remove(id)
    clock.pass(DAY)
    const later = await get(await kept(bytes), 'pages/1')
    await expectMarked(later.rawPayload)
    expect(later.rawPayload.equals(pages[0]!)).toBe(false)
  })

  test('of a PDF has nothing that runs, hangs on it or can be searched, but what was filled in', async () => {
    const sent = await activePdf()
    const dangers = /JavaScript|EmbeddedFile|Launch|AcroForm|\/Font|app\.alert/
    expect(sent.toString('latin1')).toMatch(dangers)
    const id = await kept(sent)
    const file = (await get(id, 'file')).rawPayload
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.toString('latin1')).not.toMatch(dangers)
    // The field lies in the lower half of the sheet, black on white.
    const page = sharp((await get(id, 'pages/1')).rawPayload)
    const { width, height } = await page.metadata()
    const field = await page
      .extract({ left: 0, top: height >> 1, width, height: height >> 1 })
      .greyscale()
      .stats()
    expect(field.channels[0]!.min).toBeLessThan(60)
  })

  test('has ten pages at most, which may all be scans', async () => {
    await kept(await scannedPdf(10))
    expect(await upload(await pdfOf(11))).toMatchObject({
      status: 422,
      body: { code: 'file_pages', message: expect.stringMatching(/zu viele Seiten/) as string },
    })
  })
})

describe('the consent', () => {
  test.each([
    ['de', /Ohne Ihre Einwilligung/],
    ['en', /without your consent/],
  ])('is asked for, and without it nothing is kept (%s)', async (language, words) => {
    expect(await upload(pdf(), { consent: null, language })).toMatchObject({
      status: 422,
      body: { code: 'consent_missing', message: expect.stringMatching(words) as string },
    })
    expect(await upload(pdf(), { consent: '2020-01-01', language })).toMatchObject({
      status: 409,
      body: { code: 'consent_changed' },
    })
    expect([await listOf(), await consents()]).toEqual([[], []])
  })

  test('is noted once for each copy, and how it was over; its owner reads it in the copy of all data', async () => {
    const paper = pdf('one')
    const twice = await Promise.all([upload(paper, { language: 'en' }), upload(paper, { language: 'en' })])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201])
    const given = { kind: 'passport', consent_version: documentConsent.version, language: 'en' }
    const { id } = twice[0].body
    expect(await consents()).toMatchObject([{ ...given, document_id: id, step: 'given' }])
    await remove(id)
    const other = await kept(pdf('two'), { kind: 'licence' })
    const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect(copy.body.documentConsents).toMatchObject([
      { step: 'given', kind: 'passport', version: documentConsent.version, language: 'en' },
      { step: 'withdrawn', kind: 'passport' },
      { step: 'given', kind: 'licence', language: 'de' },
    ])
    // The customer does not rent. So the copy goes, and three years after the end of that year, its proof as well.
    clock.pass(370 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect((await consents()).map(({ document_id, step }) => [document_id === other, step])).toEqual([
      [false, 'given'],
      [false, 'withdrawn'],
      [true, 'given'],
      [true, 'ended'],
    ])
    const year = (await consents()).at(-1)!.at
    clock.set(`${year.getUTCFullYear() + 4}-01-02T12:00:00Z`)
    clock.pass(-3 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect((await consents()).length).toBeGreaterThan(0)
    clock.pass(4 * DAY)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await consents()).toEqual([])
  })

  test('cannot be rewritten, and goes with the account', async () => {
    await kept(pdf())
    expect(await waysToRewrite(app, 'document_consent')).toEqual([])
    expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
    expect(await consents()).toEqual([])
  })
})

/** Stores a document as it was before copies were marked. */
async function asBefore(
  id: string,
  bytes: Buffer,
  mediaType: 'application/pdf' | 'image/jpeg' = 'application/pdf',
): Promise<void> {
  const { ctx } = app
  await ctx.files.bring(ctx.db, { owner: ownerOfContent(id), content: bytes }, async (brought) => {
    const size = mediaType === 'image/jpeg' ? { width: 1200, height: 800 } : { width: null, height: null }
    const file = { file_id: await brought.note(ctx.db), bytes: bytes.length, media_type: mediaType, ...size }
    await rewrite(app, 'document', { id }, { stamped: false, ...file })
  })
}
const isMarked = async (id: string) => (await rowOf(app, 'document', { id })).stamped

const manage = (...args: string[]) => commandLine(app.db.url, app.dataDir)(args)

describe('what was uploaded before copies were marked', () => {
  test('is marked when it is first read, also by two at once, and stays so', async () => {
    const bytes = await plain('#f4f1ea').jpeg().toBuffer()
    const id = await kept(bytes)
    await asBefore(id, bytes, 'image/jpeg')
    const [file, page] = await Promise.all([get(id, 'file'), get(id, 'pages/1')])
    await expectMarked(file.rawPayload)
    await expectMarked(page.rawPayload)
    expect(await isMarked(id)).toBe(true)
    expect((await get(id, 'file')).rawPayload.length).toBe((await listOf())[0]!.bytes)
  })

  test('is marked when staff take it', { timeout: 60_000 }, async () => {
    const id = await kept(pdf())
    await asBefore(id, await activePdf())
    const out = path.join(folder, 'seen.pdf')
    expect(await manage('document', id, '--out', out)).toMatchObject({ code: 0 })
    expect(readFileSync(out, 'latin1')).not.toMatch(/JavaScript|EmbeddedFile/)
    expect(await isMarked(id)).toBe(true)
  })

  test(
    'is marked by the nightly job; what cannot be drawn is shown to nobody and told',
    { timeout: 60_000 },
    async () => {
      const [old, bad] = [await kept(pdf('old')), await kept(pdf('bad'))]
      await asBefore(old, await pdfOf(11))
      await asBefore(bad, pdf('thin', '', '0 0 14000 0.1'))
      const told: object[] = []
      const { log } = app.ctx
      app.ctx.log = Object.assign(Object.create(log) as typeof log, { warn: (what: object) => told.push(what) })
      try {
        await keepHouse(app.ctx, system('keep_house'))
        // The machine may have been busy, so the next nights try again, but not for ever.
        expect(told).toEqual([])
        for (let night = 0; night < 4; night++) await keepHouse(app.ctx, system('keep_house'))
      } finally {
        app.ctx.log = log
      }
      expect([await isMarked(old), await isMarked(bad)]).toEqual([true, false])
      expect(told).toEqual([{ document: bad }])
      await expectMarked((await get(old, 'pages/11')).rawPayload)
      for (const what of ['file', 'pages/1']) expect([what, (await get(bad, what)).statusCode]).toEqual([what, 422])
      expect((await manage('documents')).out).toMatch(new RegExp(`${bad}.*cannot be drawn: refuse it`))
      expect(await rowOf(app, 'document', { id: bad })).toMatchObject({ stamp_tries: 3 })
      const { code, said } = await manage('document', bad, '--out', path.join(folder, 'bad.pdf'))
      expect([code, said]).toEqual([1, expect.stringMatching(/cannot be drawn; refuse it/)])
    },
  )
})
