import { pino } from 'pino'

import { connect } from '#store/db.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { findSecondFactor } from '#store/second-factor.ts'
import { findStaff } from '#store/staff.ts'
import { readEnv, type Env } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import { secretOwner } from '#usecases/account/steps/second-factor.ts'
import { codeAt } from './app-code.ts'
import { makeCompany, type Made } from './company.ts'
import { colleagues } from './crew.ts'

/** Settings of the demonstration: an embedded database of its own, whatever the environment says. */
function envOf(folder: string): Env {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, DATABASE_SCHEMA: ___, BACKUP_DIR: ____, ...rest } = process.env
  return { ...readEnv({ ...rest, DATA_DIR: folder }), rateLimits: false, smtpUrl: undefined }
}

const quiet = () => pino({ level: 'error' }, pino.destination(2))

/**
 * Makes the company in an empty folder. Nothing of it is worth a wait for the disk: a company that is half made is made
 * anew, and one that is made is on the disk when its database stops.
 */
export async function makeIn(folder: string, now: Date): Promise<Made> {
  const embedded = await openEmbedded(folder)
  const owner = connect(embedded.ownerUrl, () => {}, 2)
  try {
    await owner.pool.query('alter system set synchronous_commit = off')
    await owner.pool.query('select pg_reload_conf()')
    const parts = await openParts(envOf(folder), quiet())
    try {
      return await makeCompany(parts.ctx, owner.pool, now)
    } finally {
      await owner.pool.query('alter system reset synchronous_commit')
      await parts.close()
    }
  } finally {
    await owner.close()
    await embedded.close()
  }
}

/** Codes that the apps of the staff show now. The secrets are sealed in the database, for which the folder has the key. */
export async function codesIn(folder: string): Promise<{ email: string; name: string; code: string }[]> {
  const { ctx, close } = await openParts(envOf(folder), quiet())
  try {
    const codes = []
    for (const { email, name } of colleagues) {
      const staff = await findStaff(ctx.db, email)
      const factor = staff && (await findSecondFactor(ctx.db, staff.account))
      if (factor === undefined) continue
      const secret = ctx.sealer.open(factor.secret_sealed, secretOwner(factor.account_id)) as string
      codes.push({ email, name, code: codeAt(secret, new Date()) })
    }
    return codes
  } finally {
    await close()
  }
}
