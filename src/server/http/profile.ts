import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/profile.ts'
import { changeProfile } from '#usecases/account/change-profile.ts'
import { ownProfile } from '#usecases/account/own-profile.ts'
import type { Context } from '#usecases/context.ts'
import { presentProfile } from './profile-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls with which customers see and change their profile. */
export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getProfile, async ({ actor, session }) => ({
    status: 200,
    body: presentProfile(await ownProfile(ctx, actor), session.user.email),
  }))

  route(app, contract.changeProfile, async ({ actor, body, session }) => {
    const changed = await changeProfile(ctx, actor, { ...body })
    return changed.ok
      ? { status: 200, body: presentProfile(changed.value, session.user.email) }
      : refused(changed.refusal)
  })
}
