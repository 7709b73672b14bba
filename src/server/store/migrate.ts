import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

import type { Db } from './db.ts'

const folder = path.join(import.meta.dirname, 'migrations')

/** Forward only: a mistake is mended by the next file. */
function readMigrations(): Record<string, Migration> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return Object.fromEntries(
    files.map((name) => [
      name,
      { up: async (db) => void (await sql.raw(readFileSync(path.join(folder, name), 'utf8')).execute(db)) },
    ]),
  )
}

/** Brings the schema up to date; several processes may start at once, one of them does it. @throws the first failure */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(readMigrations()) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return (results ?? []).map((result) => result.migrationName)
}
