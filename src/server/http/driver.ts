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

/** Who else drives for an account. */
export function driverRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getDrivers, async ({ session }) => {
    const drivers = await ownDrivers(ctx, session.customerId)
    const { rules } = await ctx.catalogue()
    return { status: 200, body: { drivers: drivers.map(presentDriver), most: rules.driversPerAccount } }
  })

  route(app, contract.addDriver, async ({ session, body }) => {
    const saved = await saveDriver(ctx, { ...body, id: undefined, customerId: session.customerId })
    return saved.ok ? { status: 201, body: presentDriver(saved.value) } : refused(saved.refusal)
  })

  route(app, contract.changeDriver, async ({ session, params, body }) => {
    const saved = await saveDriver(ctx, { ...body, ...params, customerId: session.customerId })
    return saved.ok ? { status: 200, body: presentDriver(saved.value) } : refused(saved.refusal)
  })

  route(app, contract.removeDriver, async ({ session, params, language }) => {
    await removeDriver(ctx, session.customerId, params.id)
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
