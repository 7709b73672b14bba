import type { Context } from '../../context.ts'

export const ownerOfContent = (id: string): string => `document:${id}`
export const ownerOfName = (id: string): string => `document-name:${id}`

/** Names say who somebody is, and are kept encrypted like the files. */
export const sealName = (ctx: Context, id: string, name: string): Buffer => ctx.sealer.seal(name, ownerOfName(id))

export const openName = (ctx: Context, { id, name_sealed }: { id: string; name_sealed: Buffer }): string =>
  ctx.sealer.open(name_sealed, ownerOfName(id)) as string
