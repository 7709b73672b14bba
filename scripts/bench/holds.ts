import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { pino } from 'pino'

import { databaseStore } from '#files/database-store.ts'
import { createFiles } from '#files/files.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { inDays } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { administer, onDatabase, openPool } from '#support/postgres.ts'
import { fill } from './fill.ts'
import { ms, percentile, printTable } from './report.ts'

/** BRANCHES,CARS,BOOKINGS: `BENCH_HOLDS=100,2000,100000` for a try. */
const [BRANCHES, CARS, BOOKINGS] = (process.env['BENCH_HOLDS'] ?? '100,20000,5000000').split(',').map(Number) as [
  number,
  number,
  number,
]
/** The root of another tree of this project, measured in the same run with the same data. */
const BEFORE = process.env['BENCH_BEFORE']
/** A folder in which the filled databases stay, so that the next run need not fill them. */
const KEEP = process.env['BENCH_KEEP']
const HOLDS = 400
const WISHES = 40
const WARM = 5
/** Longer than any car stands still. */
const WISH_DAYS = Math.min(60, Math.ceil((1_095 * CARS) / BOOKINGS) + 2)
const SECONDS = 4
const CLIENTS = 8

type Here = typeof import('#store/db.ts') &
  typeof import('#store/migrate.ts') &
  typeof import('#store/seed/index.ts') &
  typeof import('#store/catalogue-cache.ts') &
  typeof import('#store/notice-line.ts') &
  typeof import('#usecases/booking/create-quote.ts') &
  typeof import('#secrets/seal.ts') &
  typeof import('#secrets/keyring.ts')

const FILES = [
  'store/db',
  'store/migrate',
  'store/seed/index',
  'store/catalogue-cache',
  'store/notice-line',
  'usecases/booking/create-quote',
  'secrets/seal',
  'secrets/keyring',
]

/** The code of a tree. */
async function open(root: string): Promise<Here> {
  const parts = await Promise.all(
    FILES.map((file) => import(path.join(root, 'src/server', `${file}.ts`)) as Promise<object>),
  )
  return Object.assign({}, ...parts) as Here
}

const random = (below: number) => Math.floor(Math.random() * below)
/** Branches are numbered as of 1, without 2, which the company leaves out. */
const branchOf = (n: number) => (n === 0 ? 1 : n + 2)

function holdOf(branch: number, classId: number, first = 3 + random(300)) {
  return [
    `select ((hold_free_car(jsonb_populate_record(null::quote, $1), 15)).made).id`,
    [
      {
        key: randomUUID(),
        request_hash: `\\x${randomBytes(32).toString('hex')}`,
        vehicle_id: classId * 100 + 1,
        class_id: classId,
        pickup_branch: branch,
        dropoff_branch: branch,
        starts_local: inDays(first),
        ends_local: inDays(first + 1),
        starts_at: `${inDays(first)}Z`,
        ends_at: `${inDays(first + 1)}Z`,
        turnaround: '90 minutes',
        extras: [],
        cross_border: false,
        price: { days: 1 },
        total_minor: 0,
        currency: 'USD',
      },
    ],
  ] as const
}

/** How long the connections of a database have had a processor, in ms: what other work on the machine takes is no part of it. */
async function onProcessor(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  let nanoseconds = 0
  for (const { pid } of rows) nanoseconds += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds / 1e6
}

/** One hold after the other, anywhere. */
async function timeHolds(pool: pg.Pool): Promise<{ times: number[]; processor: number }> {
  const times: number[] = []
  let before = 0
  for (let n = -40; n < HOLDS; n++) {
    const [text, values] = holdOf(branchOf(random(BRANCHES)), 1 + random(8))
    if (n === 0) before = await onProcessor(pool)
    const from = performance.now()
    await pool.query({ name: 'hold', text, values: [...values] })
    if (n >= 0) times.push(performance.now() - from)
  }
  return { times, processor: ((await onProcessor(pool)) - before) / HOLDS }
}

/** Holds of one class a second by several clients, each at a branch of its own. */
async function holdSideBySide(pool: pg.Pool): Promise<number> {
  let made = 0
  const until = performance.now() + SECONDS * 1_000
  const client = async (n: number) => {
    while (performance.now() < until) {
      const [text, values] = holdOf(branchOf(n), 5)
      await pool.query({ name: 'hold', text, values: [...values] })
      made++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
  return made / SECONDS
}

/** While one hold of a class has not committed: how many of as many other branches go on within a second. */
async function goOn(pool: pg.Pool): Promise<number> {
  const first = await pool.connect()
  await first.query('begin')
  await first.query({ text: holdOf(branchOf(CLIENTS), 5)[0], values: [...holdOf(branchOf(CLIENTS), 5)[1]] })
  const others = Array.from({ length: CLIENTS }, async (_, n) => {
    const client = await pool.connect()
    await client.query(`set lock_timeout = '1s'`)
    const [text, values] = holdOf(branchOf(n), 5)
    const done = await client.query(text, [...values]).then(
      () => true,
      () => false,
    )
    await client.query('reset lock_timeout')
    client.release()
    return done
  })
  const done = (await Promise.all(others)).filter(Boolean).length
  await first.query('rollback')
  first.release()
  return done
}

/** Quotes for longer than any car stands still, so that the plan has to be made anew. */
async function planAnew(tree: Here, url: string, wishes: number) {
  const { db, pool, close } = tree.connect(url, () => {})
  const line = await tree.openNoticeLine(db, url, () => {})
  const cache = tree.openCatalogueCache(
    db,
    line,
    () => {},
    () => new Date(),
  )
  const sealer = tree.createSealer(tree.fixedKeys(randomBytes(32).toString('hex')), randomBytes(32))
  const ctx = {
    db,
    read: <T>(work: (read: typeof db) => T) => work(db),
    catalogue: () => cache.get(),
    line,
    now: () => new Date(),
    sealer,
    files: createFiles({ database: databaseStore, folder: databaseStore }, 'database', sealer),
    post: () => Promise.resolve([]),
    wake: () => Promise.resolve(),
    log: pino({ level: 'silent' }),
    origin: 'http://localhost:3000',
  }
  const times: number[] = []
  // Though a car is left by the stock.
  let refused = 0
  let tooLong = 0
  let before = { database: 0, node: 0 }
  const spent = async () => ({ database: await onProcessor(pool), node: process.cpuUsage().user / 1e3 })
  for (let n = -WARM; n < wishes; n++) {
    if (n === 0) before = await spent()
    const first = 20 + random(250)
    const branch = branchOf(random(BRANCHES))
    const from = performance.now()
    const wish: Parameters<Here['createQuote']>[2] = {
      vehicleId: 501,
      pickup: branch,
      dropoff: branch,
      period: { start: inDays(first), end: inDays(first + WISH_DAYS) },
      extras: [],
      crossBorder: false,
      freeDays: 0,
      replaces: undefined,
      place: null,
      network: null,
      keyed: { key: randomUUID(), requestHash: randomBytes(32) },
    }
    const quote = await tree.createQuote(ctx, { kind: 'visitor', place: '192.0.2.1' }, wish).catch(tookTooLong)
    if (n < 0) continue
    if (quote === 'too long') tooLong++
    else if (quote.ok) times.push(performance.now() - from)
    else if (await isFree(pool, branch, first)) refused++
  }
  const after = await spent()
  await line.close()
  await close()
  const processor = (after.database - before.database + after.node - before.node) / wishes
  return { times, refused, tooLong, processor }
}

/** No statement of ours runs longer than 15 seconds. */
function tookTooLong(error: unknown): 'too long' {
  if ((error as { code?: string }).code !== '57014') throw error
  return 'too long'
}

async function isFree(pool: pg.Pool, branch: number, first: number): Promise<boolean> {
  const { rows } = await pool.query<{ low: number }>(
    `select stock_low($1::smallint, 5::smallint, $2::timestamp at time zone 'Europe/Berlin',
       $3::timestamp at time zone 'Europe/Berlin' + interval '90 minutes') as low`,
    [branch, inDays(first), inDays(first + WISH_DAYS)],
  )
  return rows[0]!.low > 0
}

async function newest(tree: Here, url: string): Promise<void> {
  const { db, close } = tree.connect(url, () => {}, 2, { patient: true })
  await tree.migrate(db)
  await tree.seed(db)
  await close()
}

/** A database with the schema of a tree, and the data of all. */
async function prepare(tree: Here, url: string): Promise<void> {
  await newest(tree, url)
  const pool = openPool(url, 1, { options: '-c timezone=UTC' })
  const from = performance.now()
  await fill(pool, { branches: BRANCHES, cars: CARS, bookings: BOOKINGS, plan: true })
  await pool.query('update branch set after_hours_allowed = true') // on whatever weekday this runs
  await pool.end()
  process.stdout.write(`filled in ${((performance.now() - from) / 60_000).toFixed(1)} minutes\n`)
}

async function measure(server: string, root: string, name: string, wishes: number): Promise<[string, string][]> {
  const url = onDatabase(server, name)
  const tree = await open(root)
  if (!(await isThere(server, name))) {
    // Named only when it is whole: a run that was stopped leaves nothing that looks like data.
    const unfinished = `${name}_unfinished`
    await administer(server, `drop database if exists ${unfinished} with (force)`)
    await administer(server, `create database ${unfinished}`)
    await prepare(tree, onDatabase(server, unfinished))
    await administer(server, `alter database ${unfinished} rename to ${name}`)
  }
  await newest(tree, url)
  const pool = openPool(url, CLIENTS + 2, { options: '-c timezone=UTC' })
  const holds = await timeHolds(pool)
  const beside = await holdSideBySide(pool)
  const free = await goOn(pool)
  await pool.end()
  const { times, refused, tooLong, processor } = await planAnew(tree, url, wishes)
  await giveBack(url)
  return [
    [
      'a hold',
      `p50 ${ms(percentile(holds.times, 0.5))}, p95 ${ms(percentile(holds.times, 0.95))}; ${ms(holds.processor)} on the processor`,
    ],
    [`holds of one class by ${CLIENTS} clients, each at a branch of its own`, `${beside.toFixed(0)} a second`],
    ['branches that go on while a ninth is locked', `${free} of ${CLIENTS}`],
    [
      `a quote that plans anew`,
      `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}; ${ms(processor)} on the processor, Node's included; ${times.length} made, ${refused} refused with a car left, ${tooLong} ended after 15 s`,
    ],
  ]
}

/** Gives back what was held, so that the next run on the same data meets the same stock. */
async function giveBack(url: string): Promise<void> {
  const pool = openPool(url, 1)
  await pool.query(`delete from stay where state = 'held'`)
  await pool.end()
}

async function isThere(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  await client.end()
  return rows.length > 0
}

/** Holds in a large company: how long one takes, who waits for whom, and what planning anew takes. */
export async function main(): Promise<void> {
  const folder = KEEP ?? temporaryFolder('bench-holds')
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const postgres = await openEmbedded(folder, { settings: ['max_wal_size=8GB'] })
  const here = path.resolve(import.meta.dirname, '../..')
  process.stdout.write(`load average ${loadavg()[0]!.toFixed(1)}\n`)
  const now = await measure(postgres.ownerUrl, here, 'bench_holds', WISHES)
  const before =
    BEFORE === undefined
      ? undefined
      : await measure(postgres.ownerUrl, path.resolve(BEFORE), 'bench_before', WISHES / 4)
  process.stdout.write(`load average ${loadavg()[0]!.toFixed(1)}\n`)
  await postgres.close()
  if (KEEP === undefined) rmSync(folder, { recursive: true, force: true })
  const rows = now.map(([what, figure], n): [string, string] => [
    what,
    before === undefined ? figure : `${figure}. Before: ${before[n]![1]}`,
  ])
  printTable(`Holds at ${BRANCHES} branches, ${CARS} cars, ${BOOKINGS} bookings`, rows)
}
