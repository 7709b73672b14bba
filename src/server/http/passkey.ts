import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/passkey.ts'
import type { Passkey } from '#contract/passkey.ts'
import type { PasskeyRow } from '#store/passkey.ts'
import { MOST_PASSKEYS } from '#secrets/passkey.ts'
import { addPasskey } from '#usecases/account/add-passkey.ts'
import { beginPasskeySignIn } from '#usecases/account/begin-passkey-sign-in.ts'
import { beginPasskey } from '#usecases/account/begin-passkey.ts'
import { listPasskeys } from '#usecases/account/list-passkeys.ts'
import { removePasskey } from '#usecases/account/remove-passkey.ts'
import { renamePasskey } from '#usecases/account/rename-passkey.ts'
import { signInWithPasskey } from '#usecases/account/sign-in-with-passkey.ts'
import type { Context } from '#usecases/context.ts'
import { deviceOf } from './device.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

const CHANGES = { max: 10, windowSeconds: 60 }
/** Limit of sign-ins, the same as with a password. It also bounds the challenges stored for visitors who never finish. */
const LOGINS = { max: 10, windowSeconds: 60 }

/** Option of calls that staff may make before they have a second factor: a passkey is one. */
const settingUp = { beforeSecondFactor: true } as const

/** Calls for the passkeys of an account and for signing in with one. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context): void {
  signInRoutes(app, ctx)

  route(app, contract.getPasskeys, settingUp, async ({ actor }) => {
    const passkeys = await listPasskeys(ctx, actor)
    return { status: 200, body: { passkeys: passkeys.map(presentPasskey), most: MOST_PASSKEYS } }
  })

  route(app, contract.beginPasskey, { ...settingUp, rateLimit: CHANGES }, async (call) => {
    const begun = await beginPasskey(ctx, call.actor, call.body)
    return begun.ok ? { status: 200, body: begun.value } : refused(begun.refusal)
  })

  route(app, contract.addPasskey, { ...settingUp, rateLimit: CHANGES }, async ({ actor, body, userAgent }) => {
    const added = await addPasskey(ctx, actor, { ...body, device: deviceOf(userAgent) })
    return added.ok ? { status: 201, body: presentPasskey(added.value) } : refused(added.refusal)
  })

  route(app, contract.renamePasskey, async ({ actor, params, body }) => {
    const renamed = await renamePasskey(ctx, actor, { ...params, ...body })
    return renamed.ok ? { status: 200, body: presentPasskey(renamed.value) } : refused(renamed.refusal)
  })

  route(app, contract.removePasskey, { rateLimit: CHANGES }, async (call) => {
    const removed = await removePasskey(ctx, call.actor, { ...call.params, ...call.body })
    return removed.ok ? { status: 200, body: done(call.language, 'passkeyRemoved') } : refused(removed.refusal)
  })
}

function signInRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.beginPasskeySignIn, { rateLimit: LOGINS }, async ({ actor }) => ({
    status: 200,
    body: await beginPasskeySignIn(ctx, actor),
  }))

  route(app, contract.signInWithPasskey, { rateLimit: LOGINS }, async (call) => {
    const { body, language, userAgent } = call
    const session = await signInWithPasskey(ctx, call.actor, { ...body, device: deviceOf(userAgent) })
    return session.ok
      ? { status: 200, body: { ...done(language, 'signedIn'), ...session.value } }
      : refused(session.refusal)
  })
}

const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.used_at?.toISOString() ?? null,
  synced: row.backed_up,
})
