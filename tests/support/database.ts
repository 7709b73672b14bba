import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { installQueue } from '#jobs/queue.ts'
import { connect, ONLY_COMPANY, type Connection } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import { grantServer, SERVER_ROLE } from '#store/roles.ts'
import { seed } from '#store/seed/index.ts'
import { administer, asServer, dropDatabase, onDatabase } from './postgres.ts'

/** A test's database. `db` acts as the server's role, `pool` as the owner, so that tests can arrange anything by SQL. */
export interface TestDb extends Connection {
  url: string
  ownerUrl: string
  /** Name of the company's schema. */
  company: string
}

/** Creates a migrated and seeded database. `close` drops it. */
export async function createTestDb(): Promise<TestDb> {
  const server = inject('postgres')
  const name = `spreewagen_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${inject('template')}`)
  const ownerUrl = onDatabase(server, name)
  const url = asServer(ownerUrl)
  const owner = connect(ownerUrl, () => {})
  const connection = connect(url, () => {})
  return {
    ...connection,
    pool: owner.pool,
    url,
    ownerUrl,
    company: ONLY_COMPANY,
    async close() {
      await connection.close()
      await owner.close()
      await dropDatabase(server, name)
    },
  }
}

/** Adds a company to a database, as the start of its server does. Dropping the database removes it. */
export async function addCompany({ url, ownerUrl }: TestDb, company: string): Promise<TestDb> {
  const owner = connect(ownerUrl, () => {}, 4, { company })
  await migrate(owner.db)
  await seed(owner.db)
  await installQueue(ownerUrl, company)
  await grantServer(owner.db, SERVER_ROLE)
  const connection = connect(url, () => {}, 20, { company })
  return {
    ...connection,
    pool: owner.pool,
    url,
    ownerUrl,
    company,
    async close() {
      await connection.close()
      await owner.close()
    },
  }
}
