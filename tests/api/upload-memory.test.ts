import { readdirSync, readFileSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { newCustomer, type Customer } from '#support/customer.ts'
import { temporaryFolder } from '#support/folder.ts'
import { peaksOf } from '#support/process-memory.ts'
import { bombPdf, endlessPdf, pdfOf, photo } from '#support/papers.ts'
import { testKey } from '#support/secret-key.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { documentHeaders } from '#support/uploaded-document.ts'

// The server is a process of its own, because the memory of the test process depends on earlier tests.
const folder = temporaryFolder('upload-memory')
let server: ServerProcess
let mara: Customer
let bert: Customer
const app = appForAll()
beforeAll(async () => {
  mara = await newCustomer(app, 'Mara')
  bert = await newCustomer(app, 'Bert')
  server = await startServer({ DATABASE_URL: app.db.url, DATA_DIR: folder, SECRET_KEY: testKey })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function upload(who: Customer, bytes: Buffer): Promise<{ status: number; code?: string }> {
  const sent = { method: 'POST', headers: documentHeaders(who), body: new Uint8Array(bytes) }
  const answer = await fetch(`${server.url}/api/account/documents`, sent)
  const { code } = (await answer.json()) as { code?: string }
  return { status: answer.status, ...(code !== undefined && { code }) }
}

/** The process that reads files for the server. */
const ownReader = () =>
  readdirSync('/proc').find((pid) => {
    try {
      const told = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'latin1')
      return told('cmdline').includes('uploads/child.ts') && told('status').includes(`PPid:\t${server.child.pid}\n`)
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
  const work = async () => {
    const answers = await Promise.all([upload(mara, bad), upload(bert, await photo())])
    expect(answers).toEqual([{ status: 422, code: 'file_unreadable' }, { status: 201 }])
  }
  // Measured after the first upload, because that one loads code.
  const { own: before } = await peaksOf(server.child.pid!, async () => upload(bert, await photo()))
  const peaks = await peaksOf(server.child.pid!, work)
  expect(peaks.child).toBeGreaterThan(50_000_000)
  expect(peaks.child).toBeLessThan(300_000_000)
  // The server itself needs as little memory for such a file as for a photograph.
  expect(peaks.own - before).toBeLessThan(30_000_000)
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
