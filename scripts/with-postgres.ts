import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'

import { openEmbedded } from '#store/embedded/index.ts'
import { temporaryFolder } from '#support/folder.ts'
import { FAST } from '#support/postgres.ts'

/**
 * `node scripts/with-postgres.ts [--fast] COMMAND…` runs a command with DATABASE_URL set to a PostgreSQL server that the
 * command neither starts nor stops. The server is as durable as a remote one, unless `--fast` makes it forgetful, for
 * tests that pull no plug. Ends with the command's exit code.
 */
const fast = process.argv[2] === '--fast'
const [program, ...args] = process.argv.slice(fast ? 3 : 2)
if (program === undefined) throw new Error('which command?')
const folder = temporaryFolder('server')
const postgres = await openEmbedded(folder, fast ? { settings: FAST } : {})
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.ownerUrl } })
const [code] = (await once(child, 'exit')) as [number | null]
await postgres.close()
rmSync(folder, { recursive: true, force: true })
process.exit(code ?? 1)
