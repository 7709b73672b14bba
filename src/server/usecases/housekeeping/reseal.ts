import { setTimeout as sleep } from 'node:timers/promises'

import type { Operator } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { keyNumberOf } from '#secrets/seal.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { countByKey, lockSealedOtherwise, putSealed } from '#store/sealed.ts'

import type { Context } from '../context.ts'
import { resealFiles, type Unreadable } from './steps/reseal-files.ts'
import { sealedPlaces, type SealedPlace } from './steps/sealed-places.ts'

/** Number of rounds over values that other transactions have locked and that are therefore passed over. */
const ROUNDS = 20
const PAUSE_MS = 250
/** Number of values that are locked together. */
const AT_A_TIME = 20

export interface Resealed {
  resealed: number
  unreadable: Unreadable[]
  /** Number of values that were locked in every round. */
  busy: number
}

/**
 * Seals all values of older keys with the newest one, a few at a time, while the server works. It can be stopped at any
 * moment and begun again, and several may run at once. Unreadable values are left as they are.
 */
export async function reseal(
  ctx: Context,
  actor: Operator,
  onProgress: (resealed: number) => void = () => {},
): Promise<Resealed> {
  assertMay(actor, 'reseal')
  const result: Resealed = { resealed: 0, unreadable: [], busy: 0 }
  const onSome = (some: number) => {
    result.resealed += some
    onProgress(result.resealed)
  }
  for (const place of sealedPlaces) {
    for (let round = 1; ; round++) {
      const unreadable = await sealPlace(ctx, actor, place, onSome)
      const left = (await countOtherwise(ctx, place)) - unreadable.length
      if (left <= 0 || round === ROUNDS) {
        result.unreadable.push(...unreadable)
        result.busy += Math.max(0, left)
        break
      }
      await sleep(PAUSE_MS)
    }
  }
  result.unreadable.push(...(await resealFiles(ctx, actor, onSome)))
  const after = { resealed: result.resealed, unreadable: result.unreadable.length, busy: result.busy }
  await transact(ctx, actor, 'reseal', (tx) => tell(tx, { event: 'resealed', subject: ['house', 'secrets'], after }))
  return result
}

interface Batch {
  /** Id of the last row of the batch; undefined if nothing was left. */
  last: string | undefined
  done: number
}

/** Goes once through a column. @returns unreadable values */
async function sealPlace(
  ctx: Context,
  actor: Operator,
  place: SealedPlace,
  onSome: (resealed: number) => void,
): Promise<Unreadable[]> {
  const unreadable: Unreadable[] = []
  const head = ctx.sealer.head()
  for (let after: string | null = null; ;) {
    const { last, done }: Batch = await transact(ctx, actor, 'reseal', async (tx) => {
      const some = await lockSealedOtherwise(tx, place, { head, after, limit: AT_A_TIME })
      let changed = 0
      for (const { id, sealed } of some) {
        const again = sealAnew(ctx, sealed, place.owner(id))
        if (again instanceof Error) {
          unreadable.push({ table: place.table, id, why: again.message })
          continue
        }
        await putSealed(tx, place, { id, sealed: again })
        changed++
      }
      return { last: some.at(-1)?.id, done: changed }
    })
    onSome(done)
    if (last === undefined) return unreadable
    after = last
  }
}

function sealAnew(ctx: Context, sealed: Buffer, owner: string): Buffer | Error {
  try {
    return ctx.sealer.sealBytes(ctx.sealer.openBytes(sealed, owner), owner)
  } catch (error) {
    return error as Error
  }
}

async function countOtherwise(ctx: Context, place: SealedPlace): Promise<number> {
  const counted = await countByKey(ctx.db, place)
  const newest = keyNumberOf(ctx.sealer.head())
  return [...counted].reduce((sum, [key, count]) => sum + (key === newest ? 0 : count), 0)
}
