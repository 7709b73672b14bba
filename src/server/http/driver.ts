import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/driver.ts'
import type { AccountDriver } from '#contract/driver.ts'
import type { AccountDriverRow } from '#store/account-driver.ts'
import type { Context } from '#usecases/context.ts'
import { ownDrivers } from '#usecases/driver/own-drivers.ts'
import { removeDriver } from '#usecases/driver/remove-driver.ts'
import { saveDriver } from '#usecases/driver/save-driver.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls for the drivers on an account. */
export function driverRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getDrivers, async ({ actor }) => {
    const drivers = await ownDrivers(ctx, actor)
    const { rules } = await ctx.catalogue()
    return { status: 200, body: { drivers: drivers.map(presentDriver), most: rules.driversPerAccount } }
  })

  route(app, contract.addDriver, async ({ actor, body }) => {
    const saved = await saveDriver(ctx, actor, { ...body, id: undefined })
    return saved.ok ? { status: 201, body: presentDriver(saved.value) } : refused(saved.refusal)
  })

  route(app, contract.changeDriver, async ({ actor, params, body }) => {
    const saved = await saveDriver(ctx, actor, { ...body, ...params })
    return saved.ok ? { status: 200, body: presentDriver(saved.value) } : refused(saved.refusal)
  })

  route(app, contract.removeDriver, async ({ actor, params, language }) => {
    await removeDriver(ctx, actor, params.id)
    return { status: 200, body: done(language, 'driverRemoved') }
  })
}

const presentDriver = (row: AccountDriverRow): AccountDriver => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  licenseExpiry: row.license_expiry ?? '',
})
