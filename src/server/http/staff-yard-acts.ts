import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-booking-acts.ts'
import { toInstant, toLocal } from '#domain/period.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import type { CarExchange } from '#usecases/booking/steps/exchange.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { listExchangeCars } from '#usecases/booking/list-exchange-cars.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import type { Context } from '#usecases/context.ts'
import { envelopeOf, refused } from './refusal.ts'
import { route } from './route.ts'
import { acted } from './staff-booking-acts.ts'

const momentOf = (local: string | null): Date | null => (local === null ? null : toInstant(local))

/** Calls with which staff hand cars over, take them back and exchange them. */
export function staffYardRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.handOverStaffBooking, async ({ params: { reference }, body, actor }) => {
    const { km: odometerKm, ...rest } = body
    return await acted(ctx, actor, reference, await handOver(ctx, actor, { reference, odometerKm, ...rest }))
  })

  route(app, contract.takeBackStaffBooking, async ({ params: { reference }, body, actor }) => {
    const { km: odometerKm, at, ...rest } = body
    const wish = { reference, odometerKm, at: momentOf(at), ...rest }
    return await acted(ctx, actor, reference, await takeBack(ctx, actor, wish))
  })

  route(app, contract.getStaffExchangeCars, async ({ params, actor }) => {
    const found = await listExchangeCars(ctx, actor, params.reference)
    if (!found.ok) return refused(found.refusal)
    const cars = found.value.map(({ until, class_id: _class, ...car }) => ({ ...car, until: until && toLocal(until) }))
    return { status: 200, body: { cars } }
  })

  route(app, contract.exchangeStaffCar, async ({ params: { reference }, body, actor }) =>
    acted(ctx, actor, reference, await exchangeCar(ctx, actor, exchangeOf(reference, body))),
  )

  route(app, contract.tryStaffExchange, async ({ params: { reference }, body, actor, language }) => {
    const tried = await exchangeCar(ctx, actor, { ...exchangeOf(reference, body), rehearsal: true })
    if (tried.ok) return { status: 200, body: { possible: true, code: null, message: null, by: [], instead: [] } }
    const { refusal } = tried
    if (refusal.code === 'booking_not_found' || refusal.code === 'forbidden') return refused(refusal)
    const { code, message } = envelopeOf(language, { refuse: refusal.code }, 'staff')
    const [by, instead] = refusal.code === 'in_the_way' ? [refusal.by, refusal.instead] : [[], []]
    const named = by.map(({ kind, reference: name, since, until }) => ({
      kind,
      reference: name,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    }))
    return { status: 200, body: { possible: false, code, message, by: named, instead } }
  })
}

interface ExchangeBody {
  version: number
  plate: string
  kmIn: number
  kmOut: number
  reason: string
  at: string | null
  readyAt: string | null
}

const exchangeOf = (reference: string, { at, readyAt, ...rest }: ExchangeBody): CarExchange => ({
  reference,
  ...rest,
  at: momentOf(at),
  readyAt: momentOf(readyAt),
})
