import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { connect, type Connection } from '#store/db.ts'
import { administer, asServer, onDatabase } from './postgres.ts'

/** `db` works as the server's role, `pool` as the owner: what tests arrange by SQL is theirs to do. */
export interface TestDb extends Connection {
  url: string
  ownerUrl: string
}

/** A fresh migrated and seeded database. `close` drops it. */
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
    async close() {
      await connection.close()
      await owner.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}
