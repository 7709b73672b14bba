import type { Context } from '../../context.ts'

export const ownerOfContent = (id: string): string => `document:${id}`
export const ownerOfName = (id: string): string => `document-name:${id}`

/** Names say who somebody is, and are kept encrypted like the files. */
export const sealName = (ctx: Context, id: string, name: string): Buffer => ctx.sealer.seal(name, ownerOfName(id))

export const openName = (ctx: Context, { id, name_sealed }: { id: string; name_sealed: Buffer }): string =>
  ctx.sealer.open(name_sealed, ownerOfName(id)) as string

export const sealContent = (ctx: Context, id: string, bytes: Buffer): Buffer =>
  ctx.sealer.sealBytes(bytes, ownerOfContent(id))

export const openContent = (ctx: Context, { id, content_sealed }: { id: string; content_sealed: Buffer }): Buffer =>
  ctx.sealer.openBytes(content_sealed, ownerOfContent(id))
