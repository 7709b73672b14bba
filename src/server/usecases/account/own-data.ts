import type { AccountOwner } from '#domain/actor.ts'
import type { DataFormat } from '#domain/account-event.ts'
import { assertMay } from '#domain/rights.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import type { BookingRow } from '#store/booking.ts'
import { readOwnData, type OwnDataRows } from '#store/own-data.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Context } from '../context.ts'
import { openDocuments } from './steps/documents.ts'
import { ownerOfDriver } from '../booking/steps/seal-papers.ts'
import { openName } from '../document/steps/seal-name.ts'
import { readPictureIfPossible } from './steps/picture.ts'
import { askProof, type NoProof, type Proof } from './steps/ask-password-and-code.ts'

type Papers = Record<string, string | null>

export interface OwnDataFound extends Omit<OwnDataRows, 'picture'> {
  catalogue: Catalogue
  at: Date
  /** A JPEG. */
  picture: Buffer | null
  /** File names of the uploaded documents, by id. */
  names: ReadonlyMap<string, string>
  /** Papers of the customer. */
  papers: Papers | null
  /** Papers by the id of a booking's driver. */
  papersOfDrivers: ReadonlyMap<string, Papers>
}

/**
 * Everything that is kept of the owner of an account (GDPR art. 15 and 20), numbers of papers included: they are their own, and the
 * proof shows that the owner asks. What a visitor typed with their address may be somebody else's, so the numbers of
 * bookings that were made without signing in stay sealed.
 */
export async function ownData(
  ctx: Context,
  actor: AccountOwner,
  input: Proof & { format: DataFormat },
): Promise<Outcome<OwnDataFound, NoProof>> {
  assertMay(actor, 'ownData')
  const asked = await askProof(ctx, actor, 'ownData', input)
  if (!asked.ok) return asked
  const at = ctx.now()
  const found = async (tx: Tx) => {
    const rows = await readOwnData(tx, actor.account, at)
    await recordAccountEvent(tx, actor.account, 'data_copied', { format: input.format })
    return rows
  }
  // Everything as it was at one moment.
  const rows = await transact(ctx, actor, 'ownData', found, { isolation: 'repeatable read' })
  const { customer } = rows
  const isTheirs = (booking: BookingRow) => customer !== null && booking.customer_id === customer.id
  const papersOfDrivers = new Map(
    rows.bookings.flatMap(({ booking, drivers }) =>
      drivers.flatMap(({ id, documents_sealed: sealed }) =>
        isTheirs(booking) && sealed !== null
          ? [[id, ctx.sealer.open(sealed, ownerOfDriver(id)) as Papers] as const]
          : [],
      ),
    ),
  )
  const own = customer?.documents_sealed ?? null
  const papers = customer === null || own === null ? null : openDocuments(ctx, customer.id, own)
  const picture = customer === null ? null : ((await readPictureIfPossible(ctx, customer.id, rows.picture)) ?? null)
  const names = new Map(rows.documents.map((row) => [row.id, openName(ctx, row)]))
  return {
    ok: true,
    value: { ...rows, catalogue: await ctx.catalogue(), at, papers, papersOfDrivers, names, picture },
  }
}
