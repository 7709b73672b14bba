import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/picture.ts'
import { keepPicture } from '#usecases/account/keep-picture.ts'
import { ownPicture } from '#usecases/account/own-picture.ts'
import { removePicture } from '#usecases/account/remove-picture.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import { receive, takingFiles, UPLOADS } from './upload.ts'
import type { UploadRoom } from './upload-room.ts'

/** Calls for a customer's own picture. */
export function pictureRoutes(app: FastifyInstance, ctx: Context, room: UploadRoom): void {
  route(app, contract.getPicture, async ({ actor }) => {
    const found = await ownPicture(ctx, actor)
    return found.ok ? { file: { bytes: found.value } } : refused(found.refusal)
  })

  route(app, contract.removePicture, async ({ actor, language }) => {
    await removePicture(ctx, actor)
    return { status: 200, body: done(language, 'pictureRemoved') }
  })

  takingFiles(app, (files) => {
    route(files, contract.uploadPicture, { rateLimit: UPLOADS }, async ({ file, actor, language, ip }) => {
      const { rules } = await ctx.catalogue()
      const most = rules.documentMegabytes * 1_000_000
      return await receive(room, { file, account: actor.account, ip, most }, async (bytes) => {
        const kept = await keepPicture(ctx, actor, { bytes, named: contract.OWN_PICTURE })
        return kept.ok ? { status: 200, body: done(language, 'pictureKept') } : refused(kept.refusal)
      })
    })
  })
}
