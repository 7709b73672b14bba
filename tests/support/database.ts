import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { connect, type Connection } from '../../src/server/store/db.ts'
import { administer, onDatabase } from './postgres.ts'

export interface TestDb extends Connection {
  url: string
}

/** A fresh migrated and seeded database. `close` drops it. */
export async function createTestDb(): Promise<TestDb> {
  const server = inject('postgres')
  const name = `spreewagen_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${inject('template')}`)
  const url = onDatabase(server, name)
  const connection = connect(url, () => {})
  return {
    ...connection,
    url,
    async close() {
      await connection.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
}
