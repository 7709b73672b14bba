import { randomUUID } from 'node:crypto'
import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ownerOfContent } from '#usecases/document/steps/seal-name.ts'
import { createTestApp } from '#support/app.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { heic, endlessPdf, liesAboutPages, pdf, pdfOf, photo, pngOf, protectedPdf } from '#support/papers.ts'
import { storedBytes } from '#support/stored.ts'
import { documentHeaders, keptDocument, uploadDocument, type Sent } from '#support/uploaded-document.ts'
import { rewrite, rowsOf, textOf } from '#support/rows.ts'

let mara: Customer
const app = appForAll()
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
})

const inEnglish = (sent: Sent): Sent => ({ name: 'Licence.jpg', language: 'en', ...sent })
const headersOf = (who: Customer, sent: Sent) => documentHeaders(who, inEnglish(sent))
const upload = (who: Customer, bytes: Buffer, sent: Sent = {}, to = app) =>
  uploadDocument(to, who, bytes, inEnglish(sent))

const fileOf = (who: Customer | null, id: string) =>
  app.app.inject({ url: `/api/account/documents/${id}/file`, headers: who === null ? {} : bearer(who.token) })
const pageOf = (who: Customer | null, id: string, page: number | string) =>
  app.app.inject({
    url: `/api/account/documents/${id}/pages/${page}`,
    headers: who === null ? {} : bearer(who.token),
  })
const listOf = async (who: Customer) => (await app.call('getDocuments', { as: who })).body
const documentOf = async (id: string) => (await rowsOf(app, 'document', { id }))[0]

const kept = (who: Customer, bytes: Buffer, sent: Sent = {}) => keptDocument(app, who, bytes, inEnglish(sent))

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('a picture', () => {
  test('of a phone is kept upright, without the place where it was taken and without its maker', async () => {
    const taken = await photo()
    expect(taken.includes('Musterfon') && (await sharp(taken).metadata()).exif !== undefined).toBe(true)
    const answer = await fileOf(mara, await kept(mara, taken, { name: 'IMG_0815.jpeg' }))
    expect(answer.headers['content-type']).toBe('image/jpeg')
    const { width, height, exif, orientation, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, exif, orientation, format }).toEqual({
      width: 400,
      height: 640,
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    })
    expect(answer.rawPayload.includes('Musterfon')).toBe(false)
    const { documents } = await listOf(mara)
    expect(documents).toMatchObject([
      {
        kind: 'licence',
        name: 'IMG_0815.jpg',
        width: 400,
        height: 640,
        bytes: answer.rawPayload.length,
        state: 'pending',
      },
    ])
  })

  test('in PNG or HEIC becomes a JPEG', async () => {
    for (const [bytes, name] of [
      [await pngOf(), 'scan.png'],
      [heic(), 'IMG_1.HEIC'],
    ] as const) {
      const answer = await fileOf(mara, await kept(mara, bytes, { name }))
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg')
    }
    expect((await listOf(mara)).documents.map(({ name, width }) => [name, width])).toEqual([
      ['IMG_1.jpg', 800],
      ['scan.jpg', 640],
    ])
  })

  test('shows in HEIC what it showed', async () => {
    const answer = await fileOf(mara, await kept(mara, heic()))
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    // The median of a patch, because the words of the mark are thinner.
    const at = (x: number, y: number) =>
      [0, 1, 2].map((band) => {
        const patch = Array.from({ length: 3_600 }, (_, of) => [x + (of % 60), y + Math.floor(of / 60)] as const)
        const values = patch.map(([column, row]) => data[(row * info.width + column) * 3 + band]!)
        return values.toSorted((a, b) => a - b)[1_800]!
      })
    const near = (seen: number[], wanted: number[]) => seen.every((value, of) => Math.abs(value - wanted[of]!) < 24)
    // The dark bar at its top and the light background.
    expect([near(at(370, 10), [8, 60, 67]), near(at(730, 270), [220, 237, 238])]).toEqual([true, true])
  })

  test('that is larger than anybody has to read is made smaller', async () => {
    await kept(mara, await pngOf(3_000, 1_500))
    expect((await listOf(mara)).documents).toMatchObject([{ width: 2_400, height: 1_200 }])
  })

  test('keeps nothing of what was hidden behind it', async () => {
    const hidden = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const answer = await fileOf(mara, await kept(mara, hidden))
    expect(answer.rawPayload.includes('<script>')).toBe(false)
  })
})

describe('a PDF', () => {
  test('is kept as a PDF of pictures, and comes as something to save', async () => {
    const answer = await fileOf(mara, await kept(mara, pdf(), { name: 'Pass.PDF', kind: 'passport' }))
    expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-.*\/DCTDecode/s)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/) as string,
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(JSON.stringify(answer.headers)).not.toContain('Pass')
  })

  test('that needs a password is refused, and one that only forbids something is not', async () => {
    expect(await upload(mara, await protectedPdf({ userPassword: 'geheim' }))).toMatchObject({
      status: 422,
      body: { code: 'file_protected' },
    })
    await kept(mara, await protectedPdf({ ownerPassword: 'geheim', permissions: {} }))
  })

  test('is looked at page by page, as pictures', async () => {
    const id = await kept(mara, await pdfOf(3))
    expect((await listOf(mara)).documents[0]).toMatchObject({ pages: 3, width: null })
    const colours: string[] = []
    for (const page of [1, 2, 3]) {
      const answer = await pageOf(mara, id, page)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment',
        'cache-control': 'no-store',
      })
      const { dominant } = await sharp(answer.rawPayload).stats()
      colours.push(dominant.r > 128 ? 'red' : dominant.g > 128 ? 'green' : 'blue')
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_272, height: 1_798 })
    }
    expect(colours).toEqual(['red', 'green', 'blue'])
    expect((await pageOf(mara, id, 4)).statusCode).toBe(404)
    for (const none of [0, -1, 1.5, '0x1', '1e0', '%201']) expect((await pageOf(mara, id, none)).statusCode).toBe(400)
    expect((await pageOf(null, id, 1)).statusCode).toBe(401)
    expect((await pageOf(await newCustomer(app, 'Bert'), id, 1)).statusCode).toBe(404)
  })

  test('of a wide sheet is taken; what nobody could look at is not, and takes no more than its time', async () => {
    const wide = await kept(mara, pdf('wide', '', '0 0 14000 400'))
    expect((await pageOf(mara, wide, 1)).statusCode).toBe(200)
    const unreadable = { status: 422, body: { code: 'file_unreadable' } }
    for (const bad of [pdf('thin', '', '0 0 14000 0.1'), liesAboutPages()]) {
      expect(await upload(mara, bad)).toMatchObject(unreadable)
    }
    // upload-memory.test.ts waits for the real time limit.
    app.ctx.readingMs = 2_000
    try {
      expect(await upload(mara, endlessPdf())).toMatchObject(unreadable)
    } finally {
      delete app.ctx.readingMs
    }
  })

  test('that takes long is in nobody else’s way', async () => {
    const [id, bert] = [await kept(mara, await pdfOf(2)), await newCustomer(app, 'Bert')]
    const many = Promise.all(Array.from({ length: 30 }, () => pageOf(mara, id, 2)))
    await kept(bert, await photo())
    expect((await pageOf(bert, await kept(bert, await pdfOf(1)), 1)).statusCode).toBe(200)
    const answers = new Set((await many).map(({ statusCode }) => statusCode))
    expect(answers).toEqual(new Set([200, 429]))
  })

  test('that only looks like one is refused', async () => {
    const dressed = Buffer.from('%PDF-1.7\nA text of nobody.\nstartxref\n9\n%%EOF\n')
    expect(await upload(mara, dressed)).toMatchObject({ status: 422, body: { code: 'file_unreadable' } })
  })

  test('that is not whole is refused', async () => {
    const whole = pdf()
    for (const part of [whole.subarray(0, -30), whole.subarray(0, 40), Buffer.from('%PDF-1.7\n')]) {
      expect(await upload(mara, part)).toMatchObject({ status: 422, body: { code: 'file_unreadable' } })
    }
  })
})

describe('what is not what it says', () => {
  const others: [string, Buffer][] = [
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a ZIP', Buffer.from('PK\u0003\u0004rest of it')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['blanks before a PDF', Buffer.concat([Buffer.from('\n'), pdf()])],
    ['an AVIF', Buffer.from('\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000')],
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from([0xff])],
  ]

  test.each(others)('is refused: %s named .jpg and said to be a picture', async (_, bytes) => {
    const answer = await upload(mara, bytes, { name: 'licence.jpg' })
    expect(answer).toMatchObject({
      status: 415,
      body: { code: 'file_type', message: expect.stringMatching(/neither PDF/) as string },
    })
  })

  test('is taken for what it is, whatever its name', async () => {
    await kept(mara, await pngOf(), { name: 'evil.html' })
    expect((await listOf(mara)).documents[0]!.name).toBe('evil.jpg')
  })

  test.each([
    ['a JPEG', photo],
    ['a PNG', pngOf],
    ['a HEIC', () => Promise.resolve(heic())],
  ])('is refused: %s of which the half is missing', async (_, make) => {
    const whole = await make()
    const answer = await upload(mara, whole.subarray(0, whole.length >> 1))
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_unreadable' } })
  })

  test.each([
    ['one pixel wide and 100,000 high', 1, 100_000],
    ['of 900 million pixels', 30_000, 30_000],
    ['the size of a stamp', 60, 60],
  ])('is refused: a picture %s', async (_, width, height) => {
    const answer = await upload(mara, hollowPng(width, height))
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_unreadable' } })
  })
})

/** A PNG that claims a size which its content does not have. */
function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(Math.min(height, 1_000) * (1 + Math.min(width, 1_000) * 3))
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('the name of a file', () => {
  test.each([
    ['../../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\mara\\Führer\u0308schein.HEIC', 'Führer̈schein.jpg'],
    ['\u202egpj.exe', 'gpj.jpg'],
    ['a\u0000b\r\nBcc: x', 'a b Bcc: x.jpg'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.jpg'],
    ['....', 'Scan.jpg'],
    ['', 'Scan.jpg'],
    [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(80)}.jpg`],
  ])('%j is shown as %j', async (name, shown) => {
    await kept(mara, await pngOf(), { name })
    expect((await listOf(mara)).documents[0]!.name).toBe(shown)
  })

  test('that cannot be read is none', async () => {
    await kept(mara, await pngOf(), { headers: { 'document-name': '%E0%A4%A' } })
    expect((await listOf(mara)).documents[0]!.name).toBe('Scan.jpg')
  })
})

describe('what is told with a file', () => {
  test.each([
    ['licence', '', 'wrong_type'],
    ['passport', '', 'wrong_type'],
    ['licence', inDays(-1).slice(0, 10), 'in_past'],
    ['licence', '9999-12-31', 'invalid_date'],
  ])('%s until "%s": %s', async (kind, expiry, problem) => {
    const answer = await upload(mara, await pngOf(), { kind, expiry })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { expiry: problem } } })
  })

  test('has to be a kind and a day that exist', async () => {
    expect((await upload(mara, await pngOf(), { kind: 'visa' })).body.fields).toEqual({
      'document-kind': 'not_a_choice',
    })
    expect((await upload(mara, await pngOf(), { expiry: '2035-02-30' })).body.fields).toEqual({
      'document-expiry': 'invalid_date',
    })
    await kept(mara, await pngOf(), { kind: 'other', expiry: '' })
  })

  test('has to come with bytes, not with JSON', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/jpeg']) {
      expect((await upload(mara, Buffer.from('{}'), { headers: { 'content-type': type } })).status).toBe(415)
    }
  })
})

describe('at rest', () => {
  test('neither the file nor its name stands in the database', async () => {
    const file = pdf('Mara Muster B072RRE2I55')
    const id = await kept(mara, file, { name: 'Ausweis Mara Muster.pdf' })
    const { file_id } = (await documentOf(id))!
    const sealed = await storedBytes(app, file_id)
    expect(sealed.length).toBeGreaterThan((await fileOf(mara, id)).rawPayload.length)
    const stored = (await textOf(app, 'document', { id })) + (await textOf(app, 'stored_file', { id: file_id }))
    for (const plain of ['B072RRE2I55', 'Mara', 'Ausweis', '%PDF', 'endobj'])
      expect(stored + sealed.toString('latin1')).not.toContain(plain)
    expect((await fileOf(mara, id)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('one document cannot be put in the place of another', async () => {
    const [one, other] = [await kept(mara, pdf('one')), await kept(mara, pdf('two'))]
    const bytes = (await fileOf(mara, one)).rawPayload
    await app.ctx.files.bring(app.ctx.db, { owner: ownerOfContent(one), content: bytes }, async (brought) => {
      const file = await brought.note(app.ctx.db)
      await rewrite(app, 'document', { id: other }, { file_id: file })
    })
    const answer = await fileOf(mara, other)
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'file_lost' }])
    await app.db.db.deleteFrom('document').where('id', '=', other).execute()
  })
})

describe('somebody else', () => {
  test('finds no document of others, whatever they try', async () => {
    const id = await kept(mara, await photo())
    const bert = await newCustomer(app, 'Bert')
    expect((await fileOf(null, id)).statusCode).toBe(401)
    for (const wanted of [id, randomUUID()]) {
      expect((await fileOf(bert, wanted)).statusCode).toBe(404)
      const change = { kind: 'other', expiry: '2036-01-01' }
      expect((await app.call('changeDocument', { as: bert, params: { id: wanted }, body: change })).status).toBe(404)
      expect((await app.call('deleteDocument', { as: bert, params: { id: wanted } })).status).toBe(404)
    }
    expect((await listOf(bert)).documents).toEqual([])
    expect((await listOf(mara)).documents).toMatchObject([{ id, kind: 'licence' }])
  })

  test('who is not signed in uploads nothing', async () => {
    const nobody = { ...mara, token: 'x'.repeat(43) }
    expect((await upload(nobody, await photo())).status).toBe(401)
  })

  test('may have the same file', async () => {
    const bytes = await photo()
    const bert = await newCustomer(app, 'Bert')
    const ids = [await kept(mara, bytes), await kept(bert, bytes)]
    expect(new Set(ids).size).toBe(2)
  })
})

describe('the same file again', () => {
  test('is kept once, also of two at the same moment', async () => {
    const bytes = await photo()
    const answers = await Promise.all([upload(mara, bytes), upload(mara, bytes)])
    expect(statusesOf(answers)).toEqual([200, 201])
    expect((await upload(mara, bytes, { name: 'Another name.jpg' })).status).toBe(200)
    expect((await listOf(mara)).documents).toHaveLength(1)
    // The same file as another kind is another document.
    expect((await upload(mara, bytes, { kind: 'passport' })).status).toBe(201)
  })
})

describe('an account', () => {
  test('keeps a limited number of documents, however many come at once', async () => {
    const { limits } = await listOf(mara)
    expect(limits).toEqual({ bytes: 10_000_000, documents: 20, pages: 10, daysAfterRental: 30, daysUnused: 365 })
    for (let of = 1; of < limits.documents; of++) await kept(mara, await pngOf())
    // Opens connections for all of them, so that none finishes before the next begins.
    await Promise.all(Array.from({ length: 12 }, () => listOf(mara)))
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => upload(mara, pdf(text))))
    expect(statusesOf(answers)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'too_many_documents',
      message: expect.stringMatching(/as many documents as/) as string,
    })
    const { documents } = await listOf(mara)
    expect(documents).toHaveLength(limits.documents)
    await app.call('deleteDocument', { as: mara, params: { id: documents[0]!.id } })
    await kept(mara, pdf('again'))
  })

  test('uploads a limited number of times', async () => {
    const limited = await createTestApp({ rateLimits: true })
    try {
      const [one, other] = [await newCustomer(limited, 'Mara'), await newCustomer(limited, 'Bert')]
      const send = async (who: Customer) => (await upload(who, Buffer.from('no document'), {}, limited)).status
      for (let of = 0; of < 60; of++) expect(await send(one)).toBe(415)
      expect(await send(one)).toBe(429)
      expect(await send(other)).toBe(415)
    } finally {
      await limited.close()
    }
  })
})

describe('what its owner does with a document', () => {
  test('is changed, and reviewed again', async () => {
    const id = await kept(mara, await photo())
    await rewrite(app, 'document', { id }, { state: 'refused', reason: 'blurred', reviewed_at: new Date() })
    const change = (kind: string, expiry: string | null) =>
      app.call('changeDocument', { as: mara, params: { id }, body: { kind, expiry } })
    // Setting the same values again is no change.
    expect((await change('licence', '2035-01-01')).status).toBe(200)
    expect((await listOf(mara)).documents).toMatchObject([{ state: 'refused', reason: 'blurred' }])
    expect(await change('passport', '')).toMatchObject({ status: 400, body: { fields: { expiry: 'wrong_type' } } })
    expect((await change('passport', '2036-05-01')).status).toBe(200)
    expect((await listOf(mara)).documents).toMatchObject([
      { kind: 'passport', expiry: '2036-05-01', state: 'pending', reason: null },
    ])
  })

  test('is deleted at once and for good, and told in the account', async () => {
    const id = await kept(mara, await photo())
    const remove = () => app.call('deleteDocument', { as: mara, params: { id } })
    expect((await remove()).status).toBe(200)
    expect([await documentOf(id), (await fileOf(mara, id)).statusCode, (await remove()).status]).toEqual([
      undefined,
      404,
      404,
    ])
    const { body } = await app.call('getOverview', { as: mara })
    expect(body.figures.documents).toBe(0)
    expect(body.activity.slice(0, 2).map((event) => event.of === 'account' && event.kind)).toEqual([
      'document_deleted',
      'document_uploaded',
    ])
  })

  test('is counted on the dashboard', async () => {
    await kept(mara, pdf('one'))
    await kept(mara, pdf('two'))
    expect((await app.call('getOverview', { as: mara })).body.figures.documents).toBe(2)
  })
})

describe('on the wire', () => {
  let port: number
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.app.server.address() as AddressInfo).port
  })

  const start = (headers: Record<string, string>): ClientRequest =>
    request({ port, host: '127.0.0.1', method: 'POST', path: '/api/account/documents', headers })
  /** @returns the status, or 0 if the connection was closed before one arrived */
  const answerTo = (call: ClientRequest): Promise<number> =>
    new Promise((resolve) => {
      call.once('response', (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      })
      call.once('error', () => {
        resolve(0)
      })
    })

  test('one byte too much is refused, and the last that fits is not', async () => {
    const most = 10_000_000
    const filled = (length: number) => {
      const [whole, at] = [pdf(), pdf().indexOf('xref\n')]
      return Buffer.concat([whole.subarray(0, at), Buffer.alloc(length - whole.length, '%'), whole.subarray(at)])
    }
    for (const [length, status] of [
      [most, 201],
      [most + 1, 413],
    ] as const) {
      const call = start({ ...headersOf(mara, {}), 'content-length': String(length) })
      const answer = answerTo(call)
      call.end(filled(length))
      expect(await answer).toBe(status)
    }
    // The length is not declared in advance.
    const call = start(headersOf(mara, { kind: 'passport' }))
    const answer = answerTo(call)
    for (let of = 0; of < 11; of++) call.write(Buffer.alloc(1_000_000))
    expect(await answer).toBe(413)
    call.destroy()
    expect((await listOf(mara)).documents).toHaveLength(1)
  })

  test('slow uploads do not keep others from theirs, and one account has three at a time', async () => {
    const slow = new Set<ReturnType<typeof start>>()
    const dawdle = async () => {
      const call = start({ ...headersOf(mara, {}), 'content-length': '5000000' })
      slow.add(call)
      call.write(Buffer.alloc(100_000))
      await answerTo(call)
      // The place was already taken. Another upload tries again, and the server stops waiting for this one.
      call.destroy()
      slow.delete(call)
    }
    try {
      const fourth = async () => {
        while (slow.size < 3) void dawdle()
        const call = start({ ...headersOf(mara, {}), 'content-length': '9' })
        const answer = answerTo(call)
        call.end('a text ...'.slice(0, 9))
        return await answer
      }
      await expect.poll(fourth, { timeout: 10_000 }).toBe(429)
      const bert = await newCustomer(app, 'Bert')
      await kept(bert, await photo())
    } finally {
      for (const call of slow) call.destroy()
    }
    // Their places are free again.
    await expect.poll(async () => (await upload(mara, await photo(), {})).status, { timeout: 20_000 }).toBeLessThan(300)
  })
})
