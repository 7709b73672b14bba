import type { Context } from '../../context.ts'

export const ownerOfContent = (id: string): string => `document:${id}`
export const ownerOfName = (id: string): string => `document-name:${id}`

/** Seals a file's name, which may identify its owner, like the file itself. */
export const sealName = (ctx: Context, id: string, name: string): Buffer => ctx.sealer.seal(name, ownerOfName(id))

export const openName = (ctx: Context, { id, name_sealed }: { id: string; name_sealed: Buffer }): string =>
  ctx.sealer.open(name_sealed, ownerOfName(id)) as string
