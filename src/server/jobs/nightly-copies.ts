import { system } from '#domain/actor.ts'
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

import type { Context } from '#usecases/context.ts'
import { tellFailedBackup } from '#usecases/housekeeping/tell-failed-backup.ts'

const COMMANDS = path.resolve(import.meta.dirname, '../manage.ts')
/** Longest time of a backup in ms, for a large database on a slow disk. If it takes longer, something hangs. */
const LONGEST_MS = 4 * 3_600_000
export const LONGEST_SECONDS = LONGEST_MS / 1_000

export interface NightlyCopies {
  folder: string
  keep: number
}

interface Report {
  path: string
  bytes: number
  findings: string[]
  removed: string[]
}

/**
 * Makes the nightly copy with the operator's own command, in a process of low priority: however long it reads, packs and
 * checks, visitors come first, and its memory is freed afterwards.
 */
export async function makeNightlyCopy(ctx: Context, { folder, keep }: NightlyCopies): Promise<void> {
  const began = Date.now()
  const { code, out, said } = await run(['backup', folder, '--keep', String(keep), '--json'])
  const seconds = Math.round((Date.now() - began) / 1_000)
  if (code === 0) {
    const { path: copy, bytes, removed } = JSON.parse(out) as Report
    ctx.log.info({ copy, bytes, seconds, removed: removed.length }, 'backup made')
    return
  }
  const findings = out === '' ? [] : (JSON.parse(out) as Report).findings
  const reason = findings.length > 0 ? `the check of the copy found: ${findings.join('; ')}` : said.trim()
  // An error rather than a warning: the trouble does not mend itself, and from now on data has no copy.
  ctx.log.error({ reason }, 'backup failed')
  await tellFailedBackup(ctx, system('back_up'), { folder, reason, lastAt: await lastSound(folder) })
}

async function lastSound(folder: string): Promise<Date | null> {
  const { code, out } = await run(['copies', folder, '--json'])
  const copies = code === 0 ? (JSON.parse(out) as (Report & { madeAt: string })[]) : []
  const sound = copies.find(({ findings }) => findings.length === 0)
  return sound === undefined ? null : new Date(sound.madeAt)
}

function run(args: string[]): Promise<{ code: number; out: string; said: string }> {
  return new Promise((resolve) => {
    const options = { timeout: LONGEST_MS, maxBuffer: 2 ** 24 }
    const child = execFile(process.execPath, [COMMANDS, ...args], options, (error, out, said) => {
      process.off('exit', stop)
      resolve({ code: error === null ? 0 : 1, out, said: said || (error?.message ?? '') })
    })
    const stop = () => child.kill()
    process.once('exit', stop)
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  })
}
