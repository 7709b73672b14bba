import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { OwnDataRows } from '#store/own-data.ts'
import type { Context } from '../../context.ts'
import { ownerOfDriver } from '../../booking/steps/seal-papers.ts'
import { openName } from '../../document/steps/seal-name.ts'
import { openDocuments } from './documents.ts'
import { readPictureIfPossible } from './picture.ts'

type Papers = Record<string, string | null>

export interface OwnDataFound extends Omit<OwnDataRows, 'picture'> {
  catalogue: Catalogue
  at: Date
  /** Whether staff have made sure who the person is, so that bookings of visitors with their address are theirs. */
  identified: boolean
  /** A JPEG. */
  picture: Buffer | null
  /** File names of the uploaded documents, by id. */
  names: ReadonlyMap<string, string>
  /** Papers of the customer. */
  papers: Papers | null
  /** Papers by the id of a booking's driver. */
  papersOfDrivers: ReadonlyMap<string, Papers>
}

/** Opens what is sealed in the data of a person: numbers of papers of their own bookings, names of files, the picture. */
export async function openOwnData(
  ctx: Context,
  rows: OwnDataRows,
  { at, identified }: Pick<OwnDataFound, 'at' | 'identified'>,
): Promise<OwnDataFound> {
  const { customer } = rows
  const isTheirs = (booking: BookingRow) => booking.customer_id !== null && booking.customer_id === customer?.id
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
  return { ...rows, catalogue: await ctx.catalogue(), at, identified, papers, papersOfDrivers, names, picture }
}
