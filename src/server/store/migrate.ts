import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'kysely'

import { lockDatabase } from './advisory-lock.ts'
import type { Db } from './db.ts'

/** Thrown for a database that this software cannot bring up to date. */
export class ForeignSchemaError extends Error {
  constructor(reason: string) {
    super(
      `${reason} Nothing in it was changed. To begin with an empty database, name another one in DATABASE_URL; ` +
        `without DATABASE_URL, stop all processes and move the folder postgres of DATA_DIR away.`,
    )
  }
}

const parts = ['schema', 'migrations', 'engine'] as const
type Part = (typeof parts)[number]

interface SqlFile {
  /** Path such as 'engine/stock/stock_low.sql'. */
  name: string
  text: string
  sha256: string
}

type Files = Record<Part, SqlFile[]>

const TABLE_MISSING = '42P01'

/**
 * Brings a schema up to date: the tables of schema/ in an empty one, the migrations that it does not have yet, and the
 * functions of engine/ if any of them differs. It applies all or nothing; of several processes that start at once, one
 * does it.
 * @param root folder with these three
 * @returns names of the applied files
 * @throws ForeignSchemaError
 */
export async function migrate(db: Db, root = import.meta.dirname): Promise<string[]> {
  const files = readFiles(root)
  if (pending(files, await knownIfAny(db)) === undefined) return []
  return await db.transaction().execute(async (tx) => {
    await lockDatabase(tx, 'schema')
    await makeSchema(tx)
    const { rows } = await sql<{ there: boolean }>`select to_regclass('applied_file') is not null as there`.execute(tx)
    const applied = rows[0]!.there ? await known(tx) : undefined
    const work = pending(files, applied)
    if (work === undefined) return []
    if (applied === undefined) await begin(tx)
    await takeOutEngine(tx)
    const { rows: here } = await sql<{ company: string }>`select quote_ident(current_schema()) as company`.execute(tx)
    for (const file of [...work.schema, ...work.migrations, ...files.engine]) await apply(tx, file, here[0]!.company)
    await remember(tx, files)
    return applied === undefined ? [...parts] : [...work.migrations, ...work.engine].map((file) => file.name)
  })
}

function readFiles(root: string): Files {
  const read = (part: Part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name): SqlFile => {
        const text = readFileSync(path.join(root, part, name), 'utf8')
        return { name: path.posix.join(part, name), text, sha256: createHash('sha256').update(text).digest('hex') }
      })
  return { schema: read('schema'), migrations: read('migrations'), engine: inOrder(read('engine')) }
}

const functionOf = (file: SqlFile) => path.basename(file.name, '.sql')

/** Sorts each function after those that it names. If two name each other, either may come first. */
function inOrder(engine: SqlFile[]): SqlFile[] {
  const byFunction = new Map(engine.map((file) => [functionOf(file), file]))
  const ordered = new Set<SqlFile>()
  const visited = new Set<SqlFile>()
  const visit = (file: SqlFile) => {
    if (visited.has(file)) return
    visited.add(file)
    for (const [word] of file.text.replaceAll(/--.*/g, '').matchAll(/\w+/g)) {
      const named = byFunction.get(word)
      if (named !== undefined) visit(named)
    }
    ordered.add(file)
  }
  engine.forEach(visit)
  return [...ordered]
}

/** Files that made the schema, with their hashes. */
async function known(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from applied_file`.execute(db)
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

/** The applied files, in the one query that most starts need. @returns undefined if none of our files made the schema */
async function knownIfAny(db: Db): Promise<Map<string, string> | undefined> {
  try {
    return await known(db)
  } catch (error) {
    if ((error as { code?: string }).code !== TABLE_MISSING) throw error
    return undefined
  }
}

/** Files that still have to be applied; undefined if there are none. @throws ForeignSchemaError */
function pending(files: Files, applied: Map<string, string> | undefined): Files | undefined {
  if (applied === undefined) return files
  const changed = ({ name, sha256 }: SqlFile) => applied.get(name) !== sha256
  const here = new Set(parts.flatMap((part) => files[part]).map((file) => file.name))
  const gone = [...applied.keys()].filter((name) => !here.has(name))
  const foreign = [
    ...files.schema.filter(changed).map((file) => file.name),
    ...files.migrations.filter((file) => applied.has(file.name) && changed(file)).map((file) => file.name),
    ...gone.filter((name) => !name.startsWith('engine/')),
  ]
  if (foreign.length > 0)
    throw new ForeignSchemaError(
      `The database was made by another version of this software, which this one cannot carry on: ${foreign.join(', ')}.`,
    )
  const work = { schema: [], migrations: files.migrations.filter(changed), engine: files.engine.filter(changed) }
  return work.migrations.length + work.engine.length + gone.length === 0 ? undefined : work
}

/** Makes the schema of the session's path. An owner without the right to do so can be given an empty one. */
async function makeSchema(tx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select current_setting('search_path') as name where current_schema() is null`.execute(tx)
  for (const { name } of rows) await sql`create schema ${sql.id(name)}`.execute(tx)
}

/** Prepares an empty schema. @throws ForeignSchemaError if it has tables of other software */
async function begin(tx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and relname in ('booking', 'branch', 'kysely_migration')`.execute(tx)
  if (rows.length > 0)
    throw new ForeignSchemaError(
      'The database has tables that were made by an early version of this software, or by something else.',
    )
  // Extension that finds rows by a number and a range at once. All companies of a database share it.
  const { rows: common } = await sql<{ name: string }>`
    select coalesce((select nspname from pg_namespace where nspname = 'public' and has_schema_privilege(oid, 'create')),
                    current_schema()) as name`.execute(tx)
  await sql`create extension if not exists btree_gist schema ${sql.id(common[0]!.name)}`.execute(tx)
  await sql`create table applied_file (
    name text constraint applied_file_pkey primary key,
    sha256 text not null,
    applied_at timestamptz not null default now())`.execute(tx)
}

/** Removes everything that the engine's files made, triggers included, so that tables and signatures can change. */
async function takeOutEngine(tx: Db): Promise<void> {
  await sql`
    do $$
    declare
      here constant oid := current_schema()::regnamespace;
      names constant name[] := array(
        select regexp_replace(name, '^.*/|\\.sql$', '', 'g') from applied_file where name like 'engine/%');
      made constant oid[] := array(select oid from pg_proc where pronamespace = here and proname = any (names));
      leaving text;
    begin
      for leaving in select format('drop view %s', oid::regclass) from pg_class
                     where relnamespace = here and relkind = 'v' and relname = any (names) loop
        execute leaving;
      end loop;
      for leaving in select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
                     where tgfoid = any (made) and not tgisinternal loop
        execute leaving;
      end loop;
      select 'drop routine ' || string_agg(one::regprocedure::text, ', ') into leaving from unnest(made) one;
      if leaving is not null then execute leaving; end if;
    end $$`.execute(tx)
}

/**
 * Applies a file, with `company.` replaced by the schema's name. Bodies in PL/pgSQL need it, because they are resolved
 * when they run, with any path; everything else finds its tables now.
 */
async function apply(tx: Db, { name, text }: SqlFile, company: string): Promise<void> {
  try {
    await sql.raw(text.replaceAll(/\bcompany\.(?=[a-z_])/g, `${company}.`)).execute(tx)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

async function remember(tx: Db, files: Files): Promise<void> {
  const all = parts.flatMap((part) => files[part])
  await sql`delete from applied_file where name like 'engine/%'`.execute(tx)
  await sql`
    insert into applied_file (name, sha256)
    select * from unnest(${all.map((file) => file.name)}::text[], ${all.map((file) => file.sha256)}::text[])
    on conflict do nothing`.execute(tx)
}
