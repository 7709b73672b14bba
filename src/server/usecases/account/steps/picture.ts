import type { CustomerId } from '#domain/ids.ts'
import { FileLostError } from '#log/trouble.ts'
import type { Context } from '../../context.ts'

/** Owner to which the picture of a customer is sealed. */
export const pictureOwner = (customerId: CustomerId): string => `picture:${customerId}`

/** Reads a picture. @returns undefined if there is none */
export async function readPicture(
  { db, files }: Pick<Context, 'db' | 'files'>,
  customerId: CustomerId,
  file: string | undefined,
): Promise<Buffer | undefined> {
  return file === undefined ? undefined : await files.read(db, file, pictureOwner(customerId))
}

/** Like `readPicture`, for a copy of all data: an unreadable picture must not keep the rest from its owner. */
export async function readPictureIfPossible(
  ctx: Pick<Context, 'db' | 'files' | 'log'>,
  customerId: CustomerId,
  file: string | undefined,
): Promise<Buffer | undefined> {
  try {
    return await readPicture(ctx, customerId, file)
  } catch (error) {
    if (!(error instanceof FileLostError)) throw error
    ctx.log.error({ file: error.file, reason: error.message }, 'a copy of all data has no picture')
    return undefined
  }
}
