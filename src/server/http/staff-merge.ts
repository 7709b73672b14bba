import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-merge.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { MergeRow } from '#store/customer-merge.ts'
import { compareCustomers } from '#usecases/customer/compare-customers.ts'
import { findTwins } from '#usecases/customer/find-twins.ts'
import { mergeCustomers } from '#usecases/customer/merge-customers.ts'
import type { Context } from '#usecases/context.ts'
import { shownEmail } from '#words/shown-email.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls about two customers of one person. */
export function staffMergeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffTwins, async ({ params, actor }) => {
    const found = await findTwins(ctx, actor, { id: params.id as CustomerId })
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: { twins: found.value.map((row) => ({ ...sideOf(row), shared: row.shared })) } }
  })

  route(app, contract.compareStaffCustomers, async ({ params, actor }) => {
    const pair = { kept: params.id as CustomerId, gone: params.gone as CustomerId }
    const compared = await compareCustomers(ctx, actor, pair)
    if (!compared.ok) return refused(compared.refusal)
    const { kept, gone, shared, refusal, moves } = compared.value
    return { status: 200, body: { kept: sideOf(kept), gone: sideOf(gone), shared, refusal, moves } }
  })

  route(app, contract.mergeStaffCustomers, async ({ params, body, actor, language }) => {
    const pair = { kept: params.id as CustomerId, gone: body.gone as CustomerId }
    const { version, goneVersion, reason } = body
    const merged = await mergeCustomers(ctx, actor, { ...pair, version, goneVersion, reason })
    return merged.ok ? { status: 200, body: done(language, 'customersMerged') } : refused(merged.refusal)
  })
}

const sideOf = (row: MergeRow): contract.MergeSide => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  dateOfBirth: row.dateOfBirth,
  email: row.email === null ? null : shownEmail(row.email),
  phone: row.phone,
  address: row.address,
  company: row.company,
  hasAccount: row.hasAccount,
  secondFactor: row.secondFactor,
  since: row.since.toISOString(),
  rentals: row.rentals,
  points: row.points,
  version: row.version,
})
