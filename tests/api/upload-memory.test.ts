import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type TestApp } from '#support/app.ts'
import { newCustomer, type Customer } from '#support/customer.ts'
import { peaksOf } from '#support/memory.ts'
import { bombPdf, endlessPdf, pdfOf, photo } from '#support/papers.ts'
import { uploadDocument } from '#support/upload.ts'

let app: TestApp
let mara: Customer
let bert: Customer
beforeAll(async () => {
  app = await createTestApp()
  mara = await newCustomer(app, 'Mara')
  bert = await newCustomer(app, 'Bert')
})
afterAll(async () => {
  await app.close()
})

const upload = (who: Customer, bytes: Buffer) => uploadDocument(app, who, bytes)

/** The process that reads files for this one. */
const ownReader = () =>
  readdirSync('/proc').find((pid) => {
    try {
      const told = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'latin1')
      return told('cmdline').includes('uploads/child.ts') && told('status').includes(`PPid:\t${process.pid}\n`)
    } catch {
      return false
    }
  })

test.skipIf(process.platform !== 'linux').each([
  ['that unpacks to 400 MB', bombPdf],
  ['that draws for minutes', endlessPdf],
])('a small file %s is refused within 300 MB, and the next one is read', async (_, make) => {
  const bad = make()
  expect(bad.length).toBeLessThan(500_000)
  const before = process.memoryUsage.rss()
  const peaks = await peaksOf(process.pid, async () => {
    const [refused, other] = await Promise.all([upload(mara, bad), upload(bert, await photo())])
    expect([refused.status, refused.body.code, other.status]).toEqual([422, 'file_unreadable', 201])
  })
  expect(peaks.child).toBeGreaterThan(50_000_000)
  expect(peaks.child).toBeLessThan(300_000_000)
  // What runs the tests is large itself: what matters is that it does not grow.
  expect(peaks.own - before).toBeLessThan(80_000_000)
  expect((await upload(mara, await pdfOf(2))).status).toBe(201)
})

test.skipIf(process.platform !== 'linux')('a reader that was killed while it rested is replaced', async () => {
  expect((await upload(mara, await photo())).status).toBe(201)
  const pid = ownReader()!
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(ownReader).toBeUndefined()
  expect((await upload(bert, await photo())).status).toBe(201)
  expect(ownReader()).not.toBe(pid)
})
