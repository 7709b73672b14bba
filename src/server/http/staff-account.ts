import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-account.ts'
import { lockScreen } from '#usecases/staff/lock-screen.ts'
import { ownStaffAccount } from '#usecases/staff/own-staff-account.ts'
import { unlockScreen } from '#usecases/staff/unlock-screen.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const CODES = { max: 10, windowSeconds: 60 }

/** Calls for a colleague's own screen in the back office. */
export function staffAccountRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffMe, { whileLocked: true }, async ({ actor, session }) => {
    const { name, role, branches } = actor
    const { user, locked } = session
    const own = await ownStaffAccount(ctx, actor)
    return {
      status: 200,
      body: { user, name, role, branches: branches === 'all' ? null : [...branches], locked, ...own },
    }
  })

  route(app, contract.lockScreen, { whileLocked: true }, async ({ actor, session, language }) => {
    await lockScreen(ctx, actor, session.actor.session)
    return { status: 200, body: done(language, 'screenLocked') }
  })

  route(
    app,
    contract.unlockScreen,
    { whileLocked: true, rateLimit: CODES },
    async ({ actor, session, body, language }) => {
      const unlocked = await unlockScreen(ctx, actor, { session: session.actor.session, code: body.code })
      return unlocked.ok ? { status: 200, body: done(language, 'screenUnlocked') } : refused(unlocked.refusal)
    },
  )
}
