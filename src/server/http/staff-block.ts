import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-block.ts'
import type { CustomerId } from '#domain/ids.ts'
import { blockCustomer } from '#usecases/block/block-customer.ts'
import { blockGuest } from '#usecases/block/block-guest.ts'
import { liftBlock } from '#usecases/block/lift-block.ts'
import { listBlocks } from '#usecases/block/list-blocks.ts'
import { listGuestBlocks } from '#usecases/block/list-guest-blocks.ts'
import type { Context } from '#usecases/context.ts'
import { presentBlock } from './block-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls about people to whom we rent nothing for a time. */
export function staffBlockRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getCustomerBlocks, async ({ params, actor }) => {
    const found = await listBlocks(ctx, actor, { customer: params.id as CustomerId })
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: { blocks: found.value.map((row) => presentBlock(row, ctx.now())) } }
  })

  route(app, contract.blockCustomer, async ({ params, body, actor }) => {
    const made = await blockCustomer(ctx, actor, { customer: params.id as CustomerId, ...body })
    return made.ok ? { status: 201, body: presentBlock(made.value, ctx.now()) } : refused(made.refusal)
  })

  route(app, contract.getGuestBlocks, async ({ params, actor }) => {
    const found = await listGuestBlocks(ctx, actor, params)
    if (!found.ok) return refused(found.refusal)
    const { blocks, hidden } = found.value
    const since = hidden?.made_at.toISOString()
    const known = blocks.map((row) => presentBlock(row, ctx.now()))
    return { status: 200, body: { blocks: known, hidden: since === undefined ? null : { since } } }
  })

  route(app, contract.blockGuest, async ({ params, body, actor }) => {
    const made = await blockGuest(ctx, actor, { ...params, ...body })
    return made.ok ? { status: 201, body: presentBlock(made.value, ctx.now()) } : refused(made.refusal)
  })

  route(app, contract.liftBlock, async ({ params, body, actor }) => {
    const lifted = await liftBlock(ctx, actor, { id: params.id, reason: body.reason })
    return lifted.ok ? { status: 200, body: presentBlock(lifted.value, ctx.now()) } : refused(lifted.refusal)
  })
}
