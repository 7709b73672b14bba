import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createFiles } from '#files/files.ts'
import { folderOfFiles } from '#files/folder-store.ts'
import type { FileStore } from '#files/file-store.ts'
import type { Customer as Actor } from '#domain/actor.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import { keepContents, noteLeftovers } from '#store/file-leftover.ts'
import { findFile, nameOfFolder } from '#store/stored-file.ts'
import type { StoreName } from '#store/tables.ts'
import { uploadDocument as uploadCase } from '#usecases/document/upload-document.ts'
import { checkFiles } from '#usecases/housekeeping/check-files.ts'
import { moveFiles } from '#usecases/housekeeping/move-files.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { removeLeftFiles } from '#usecases/housekeeping/remove-left-files.ts'
import { documentConsent } from '#content/document-consent.ts'
import { operator, system, within } from '#support/acting.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { inDays } from '#support/client.ts'
import { commandLine, startCommand } from '#support/command-line.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { photo } from '#support/papers.ts'
import { testKey, testKeys } from '#support/secret-key.ts'
import { storedBytes } from '#support/stored.ts'
import { keptDocument } from '#support/uploaded-document.ts'
import { createSealer } from '#secrets/seal.ts'
import { givenIn } from '#support/given.ts'
import { byForce, rewrite, rowOf, rowsOf } from '#support/rows.ts'

const other = { database: 'folder', folder: 'database' } as const
const DAY_MS = 86_400_000
const job = system('test')

describe.each(['database', 'folder'] as const)('files in the store %s', (store: StoreName) => {
  let app: TestApp
  let mara: Customer
  let picture: Buffer
  let folder: string
  beforeAll(async () => {
    app = await createTestApp({}, testKeys, undefined, store)
    folder = folderOfFiles(app.dataDir, await nameOfFolder(app.ctx.db))
    await app.setBookings('open')
    picture = await photo()
    mara = await newCustomer(app, 'Mara')
  })
  afterAll(async () => {
    await app.close()
  })

  /** Names of all contents, wherever they are. */
  const contents = async (): Promise<string[]> => {
    const names: string[] = []
    for (const one of Object.values(app.ctx.files.stores))
      for await (const some of one.list(app.ctx.db, new Date(Date.now() + DAY_MS))) names.push(...some)
    return names
  }
  const onDisk = () =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 2)
      : []
  const fileOf = async (id: string) => (await rowOf(app, 'document', { id })).file_id
  const pictureOf = async ({ customerId }: Customer) =>
    (await rowOf(app, 'customer_picture', { customer_id: customerId })).file_id
  const get = (url: string, who = mara) => app.app.inject({ url, headers: bearer(who.token) })
  const document = (id: string, who = mara) => get(`/api/account/documents/${id}/file`, who)
  const upload = () => keptDocument(app, mara, picture, { name: `${randomUUID()}.jpg`, expiry: nextDay() })
  const readUntil = async (signal: AbortSignal, ids: readonly string[]) => {
    while (!signal.aborted) for (const id of ids) expect((await document(id)).statusCode).toBe(200)
  }
  let day = 0
  /** Another validity for each document, because the same file with the same description is stored only once. */
  const nextDay = () => inDays(1_000 + ++day).slice(0, 10)
  const portrait = (who: Customer) =>
    app.app.inject({
      method: 'PUT',
      url: '/api/account/picture',
      headers: { ...bearer(who.token), 'content-type': 'application/octet-stream' },
      payload: picture,
    })
  const manage = (args: string[], to: StoreName = store) =>
    commandLine(app.db.url, app.dataDir, testKey, { FILES: to })(args)

  test('lie there and nowhere else, sealed, under the hash of what is stored', async () => {
    const id = await upload()
    const row = (await findFile(app.ctx.db, await fileOf(id)))!
    const sealed = await storedBytes(app, row.id)
    expect(row).toMatchObject({ store, owner: `document:${id}`, bytes: sealed.length })
    const name = row.sha256.toString('hex')
    expect(await contents()).toEqual([name])
    expect(onDisk()).toEqual(store === 'folder' ? [path.join(name.slice(0, 2), name)] : [])
    expect((await document(id)).rawPayload.length).toBeLessThan(sealed.length)
    expect((await document(id)).rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  test('go with the document, the picture, the account and the agreement that have them', async () => {
    const bert = await newCustomer(app, 'Bert')
    await portrait(bert)
    const first = await pictureOf(bert)
    // A new picture replaces the previous one.
    await portrait(bert)
    expect(await findFile(app.ctx.db, first)).toBeUndefined()
    await keptDocument(app, bert, picture)
    expect((await get('/api/account/picture', bert)).statusCode).toBe(200)
    const { reference } = await givenIn(app).booking({ as: bert })
    const agreement = () => get(`/api/account/agreements/${reference}/1`, bert)
    const written = (await agreement()).rawPayload
    expect(written.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await agreement()).rawPayload.equals(written)).toBe(true)
    const kinds = async () => (await rowsOf(app, 'stored_file')).map(({ owner }) => owner.split(':')[0]!).toSorted()
    expect(await kinds()).toEqual(['agreement', 'document', 'document', 'picture'])
    await rewrite(app, 'booking', { reference }, { status: 'cancelled' })
    expect((await app.call('deleteAccount', { as: bert, body: { currentPassword: PASSWORD } })).status).toBe(200)
    expect(await kinds()).toEqual(['agreement', 'document'])
    await app.db.pool.query(`select forget_agreements('2999-01-01')`)
    expect(await kinds()).toEqual(['document'])
    await removeLeftFiles(app.ctx, job)
    expect(await contents()).toHaveLength(1)
  })

  test('leave nothing behind where the row that names them is refused or rolled back', async () => {
    const before = await contents()
    const [account, customer] = [randomUUID() as AccountId, randomUUID() as CustomerId]
    const nobody: Actor = { kind: 'customer', account, customer, session: 'x', place: '' }
    const refused = await uploadCase(app.ctx, nobody, {
      kind: 'licence',
      expiry: '2060-01-01',
      name: 'x.jpg',
      bytes: picture,
      consent: { version: documentConsent.version, language: 'de' },
    })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'unauthorized' } })
    expect(await contents()).toEqual(before)
    const failed = app.ctx.files.bring(app.ctx.db, { owner: 'test', content: picture }, (brought) =>
      within(app.ctx.db, async (tx) => {
        await brought.note(tx)
        throw new Error('something else')
      }),
    )
    await expect(failed).rejects.toThrow('something else')
    expect(await contents()).toEqual(before)
  })

  test('of a process that is killed before its transaction ends are swept, once they are a day old', async () => {
    const before = await contents()
    const script = path.resolve(import.meta.dirname, '../support/bring-and-wait.ts')
    const child = spawn(process.execPath, [script, app.db.url, folder, store], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await contents()).toHaveLength(before.length + (store === 'folder' ? 1 : 0))
    if (store === 'folder')
      writeFileSync(path.join(folder, before[0]!.slice(0, 2), `${before[0]}.0123456789ab.part`), '')
    await keepHouse(app.ctx, job)
    await removeLeftFiles(app.ctx, job)
    expect((await contents()).length).toBe(before.length + (store === 'folder' ? 2 : 0))
    const now = app.ctx.now
    app.ctx.now = () => new Date(Date.now() + 2 * DAY_MS)
    try {
      await keepHouse(app.ctx, job)
    } finally {
      app.ctx.now = now
    }
    await removeLeftFiles(app.ctx, job)
    expect(await contents()).toEqual(before)
    expect(await rowsOf(app, 'file_leftover')).toEqual([])
  })

  test('stay in the folder for as long as a copy is made', async () => {
    const id = await upload()
    const name = (await findFile(app.ctx.db, await fileOf(id)))!.sha256.toString('hex')
    await keepContents(app.db.ownerUrl, async () => {
      expect((await app.call('deleteDocument', { as: mara, params: { id } })).status).toBe(200)
      expect((await document(id)).statusCode).toBe(404)
      expect(await removeLeftFiles(app.ctx, job)).toBe(0)
      expect((await contents()).includes(name)).toBe(store === 'folder')
    })
    await removeLeftFiles(app.ctx, job)
    expect(await contents()).not.toContain(name)
  })

  test('that are missing or damaged are refused with what to do, named by the check, and leave the rest alone', async () => {
    const [missing, fine] = [await upload(), await upload()]
    expect((await portrait(mara)).statusCode).toBe(200)
    const files = [await fileOf(missing), await pictureOf(mara)]
    const [gone, changed] = await Promise.all(files.map(async (id) => (await findFile(app.ctx.db, id))!.sha256))
    if (store === 'folder') {
      const placeOf = (sha256: Buffer) => path.join(folder, sha256.toString('hex').slice(0, 2), sha256.toString('hex'))
      rmSync(placeOf(gone!))
      writeFileSync(placeOf(changed!), 'something else')
    } else {
      const names = [gone!, changed!].map((sha256) => `'\\x${sha256.toString('hex')}'`)
      await byForce(app, `delete from stored_content where sha256 in (${names.join()})`)
    }
    const lost = await document(missing)
    expect([lost.statusCode, lost.json()]).toMatchObject([
      503,
      { code: 'file_lost', message: expect.stringContaining('rufen Sie uns bitte an') as string },
    ])
    expect((await get('/api/account/picture')).statusCode).toBe(503)
    expect((await document(fine)).statusCode).toBe(200)
    // The customer still gets all other data.
    const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
    expect([copy.status, copy.body.account.pictureFile]).toEqual([200, null])
    const found = await checkFiles(app.ctx, operator)
    expect(found.broken.map(({ owner, what }) => `${owner} ${what}`).toSorted()).toEqual([
      `document:${missing} missing`,
      `picture:${mara.customerId} ${store === 'folder' ? 'damaged' : 'missing'}`,
    ])
    const { code, out, said } = await manage(['files', 'check'])
    expect([code, out]).toEqual([1, `${found.checked} checked, 2 missing or damaged\n`])
    expect(said).toContain(`document:${missing} (file ${files[0]}) is missing in the store ${store}`)
    // Broken files can be deleted and replaced.
    expect((await app.call('deleteDocument', { as: mara, params: { id: missing } })).status).toBe(200)
    expect((await portrait(mara)).statusCode).toBe(200)
    expect((await checkFiles(app.ctx, operator)).broken).toEqual([])
  })

  test('are moved to the other store and back by several at once, while they are read and made', async () => {
    for (let n = 0; n < 12; n++) await upload()
    const ids = (await rowsOf(app, 'document')).map(({ id }) => id)
    const before = new Map<string, Buffer>()
    for (const id of ids) before.set(id, (await document(id)).rawPayload)
    for (const to of [other[store], store]) {
      const ctx = { ...app.ctx, files: createFiles(app.ctx.files.stores, to, app.ctx.sealer) }
      const stop = new AbortController()
      const reading = readUntil(stop.signal, ids)
      const [one, two, made] = await Promise.all([moveFiles(ctx, operator), moveFiles(ctx, operator), upload()])
      stop.abort()
      await reading
      expect([...one.broken, ...two.broken]).toEqual([])
      // New files went to the store of the process that made them.
      await moveFiles(ctx, operator)
      expect(new Set((await rowsOf(app, 'stored_file')).map((file) => file.store))).toEqual(new Set([to]))
      await removeLeftFiles(app.ctx, job)
      expect((await contents()).length).toBe((await rowsOf(app, 'stored_file')).length)
      for (const [id, bytes] of before) expect((await document(id)).rawPayload.equals(bytes)).toBe(true)
      expect((await document(made)).statusCode).toBe(200)
      expect((await checkFiles(app.ctx, operator)).broken).toEqual([])
    }
    const moves = await rowsOf(app, 'audit', { verb: 'moveFiles' })
    expect(new Set(moves.map(({ after }) => after?.['to'])).size).toBe(2)
  })

  test('are found where they are if they are moved between the look at their row and the look into their store', async () => {
    const { ctx } = app
    const file = await fileOf(await upload())
    const { owner } = (await findFile(ctx.db, file))!
    const { stores } = ctx.files
    const there = { ...ctx, files: createFiles(stores, other[store], ctx.sealer) }
    const moveFirst: FileStore['get'] = async (db, name) => {
      await moveFiles(there, operator)
      await removeLeftFiles(ctx, job)
      return await stores[store].get(db, name)
    }
    const slow = createFiles({ ...stores, [store]: { ...stores[store], get: moveFirst } }, store, ctx.sealer)
    expect((await slow.read(ctx.db, file, owner))!.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect((await findFile(ctx.db, file))!.store).toBe(other[store])
    await moveFiles(ctx, operator)
  })

  test('are not removed as left over if they are in use by then', async () => {
    const id = await upload()
    const name = (await findFile(app.ctx.db, await fileOf(id)))!.sha256.toString('hex')
    await noteLeftovers(app.ctx.db, store, [name])
    expect(await removeLeftFiles(app.ctx, job)).toBeGreaterThan(0)
    expect(await rowsOf(app, 'file_leftover')).toEqual([])
    expect((await document(id)).statusCode).toBe(200)
  })

  test('are removed although hundreds before them cannot be', async () => {
    const stuck = Array.from({ length: 600 }, (_, n) => `no name of a file ${n}`)
    await noteLeftovers(app.ctx.db, store, stuck)
    const id = await upload()
    const name = (await findFile(app.ctx.db, await fileOf(id)))!.sha256.toString('hex')
    expect((await app.call('deleteDocument', { as: mara, params: { id } })).status).toBe(200)
    await removeLeftFiles(app.ctx, job)
    expect(await contents()).not.toContain(name)
    const left = await rowsOf(app, 'file_leftover')
    expect(left.every(({ taken_by: by }) => by === null)).toBe(true)
    if (store === 'folder') expect(left.map((row) => row.name).toSorted()).toEqual(stuck.toSorted())
    await app.db.db.deleteFrom('file_leftover').execute()
  })

  test('are brought, read and removed with no transaction open', async () => {
    const { ctx } = app
    const name = 'a'.repeat(64)
    const folderWork = ctx.files.stores.folder
    for (const work of [
      () => ctx.files.bring(ctx.db, { owner: 'nobody', content: Buffer.from('x') }, async () => null),
      () => folderWork.put(ctx.db, name, Buffer.from('x')),
      () => folderWork.get(ctx.db, name),
      () => folderWork.delete(ctx.db, name),
    ])
      await expect(within(ctx.db, async () => void (await work()))).rejects.toThrow('in the transaction of')
  })

  test('are all there after a move that was killed, and the next one finishes it', async () => {
    const { length } = await rowsOf(app, 'stored_file')
    const move = startCommand(app.db.url, app.dataDir, testKey, { FILES: other[store] })
    const child = move(['files', 'move'])
    const moved = async () => (await rowsOf(app, 'stored_file', { store: other[store] })).length
    while ((await moved()) === 0 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2))
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect((await checkFiles(app.ctx, operator)).broken).toEqual([])
    const { code, out } = await manage(['files', 'move', '--json'], other[store])
    expect([code, JSON.parse(out)]).toMatchObject([0, { to: other[store], broken: [] }])
    expect(await moved()).toBe(length)
    const counted = await manage(['files', '--json'], other[store])
    expect(JSON.parse(counted.out)).toMatchObject({
      current: other[store],
      stores: [{ store: other[store], files: length }],
    })
    expect((await manage(['files', 'move'])).out).toBe(`${length} moved to the store ${store}\n`)
  })

  test('are read by nobody with another key or for another owner', async () => {
    const file = await fileOf(await upload())
    const { owner } = (await findFile(app.ctx.db, file))!
    const { files, db } = app.ctx
    await expect(files.read(db, file, 'document:another')).rejects.toThrow('is damaged')
    expect(await files.read(db, randomUUID(), owner)).toBeUndefined()
    expect(createSealer(testKeys, Buffer.alloc(32)).openBytes(await storedBytes(app, file), owner)).toEqual(
      await files.read(db, file, owner),
    )
  })
})
