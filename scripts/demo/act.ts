import type { Staff } from '#domain/actor.ts'
import { chargeReturn } from '#usecases/booking/charge-return.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { exchangeCar } from '#usecases/booking/exchange-car.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { recordNoShow } from '#usecases/booking/no-show.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import { waiveCharge } from '#usecases/booking/waive-charge.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { showCar } from '#usecases/fleet/show-car.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { recordRefund } from '#usecases/money/record-refund.ts'
import { showMoney } from '#usecases/money/show-money.ts'
import { totalOf } from '#domain/return-charges.ts'
import { chanceOf, type Chance } from './chance.ts'
import type { Rental } from './planned-rental.ts'
import { done, operator, tried, triedWith, type Crew, type Stage } from './demo-stage.ts'

/** A rental that was booked. */
export interface Booked {
  rental: Rental
  reference: string
  /** Address by which the customer finds it. */
  email: string
  /** Odometer reading at the handover. */
  km: number
  plate: string
}

const ELECTRIC = 6

/** Acts on the rentals of a plan, each by a use case of the product. */
export function actsOf(stage: Stage, crew: Crew, seed: string) {
  const { ctx } = stage
  const at = (branch: number): Staff => crew.agents.get(branch) ?? crew.manager
  const chanceAt = ({ name }: Rental, what: string) => chanceOf(seed, name, what)

  async function pay(reference: string, by: Staff, deposit: boolean, chance: Chance) {
    const method = chance.in100(15) ? 'cash' : 'card_terminal'
    const receipt = method === 'cash' ? null : `T${chance.between(100_000, 999_999)}-${reference}`
    const move = { reference, method, amountMinor: null, deposit, receipt, note: null } as const
    tried(
      stage,
      'pay',
      await recordPayment(ctx, by, { ...move, receipt: receipt && `${receipt}${deposit ? 'D' : ''}` }),
    )
  }

  return {
    async cancel({ rental, reference, email }: Booked) {
      const { cancellation } = done(await showBooking(ctx, operator, reference))
      if (cancellation === null) return
      const { feeMinor } = cancellation
      const byCustomer = chanceAt(rental, 'cancel').in100(70)
      const actor = byCustomer ? ({ kind: 'visitor', place: 'demo' } as const) : at(rental.pickup)
      const why = byCustomer ? null : 'Am Telefon storniert'
      tried(stage, 'cancel', await cancelBooking(ctx, actor, { reference, email, feeMinor, reason: why }))
    },

    async miss({ rental, reference }: Booked) {
      tried(stage, 'miss', await recordNoShow(ctx, at(rental.pickup), { reference }))
    },

    async 'hand over'(booked: Booked) {
      const { rental, reference } = booked
      const by = at(rental.pickup)
      const chance = chanceAt(rental, 'out')
      // Where the planned car is not back, the product plans another one: so it is tried once more.
      for (let attempt = 0; attempt < 2; attempt++) {
        const { plate } = done(await showBooking(ctx, operator, reference))
        if (plate === null) break
        const { car } = done(await showCar(ctx, operator, { plate, at: null }))
        const given = tried(stage, 'hand over', await handOver(ctx, by, { reference, odometerKm: car.km }))
        if (given === null) continue
        Object.assign(booked, { plate: given.plate, km: car.km })
        await pay(reference, by, false, chance)
        await pay(reference, by, true, chance)
        return
      }
    },

    async exchange(booked: Booked) {
      const { rental, reference, km } = booked
      const by = at(rental.pickup)
      const reason = 'Warnleuchte des Motors, Wagen in die Werkstatt'
      const planned = { reference, at: null, kmIn: km + 85, reason, readyAt: null }
      const made = await triedWith(stage, 'exchange', await platesOf(rental), async (plate) => {
        const { car } = done(await showCar(ctx, operator, { plate, at: null }))
        const exchanged = await exchangeCar(ctx, by, { ...planned, plate, kmOut: car.km })
        return exchanged.ok ? { ok: true, value: { ...exchanged.value, km: car.km } } : exchanged
      })
      if (made === null) return
      const seen = { clean: false, place: { kind: 'workshop' }, key: 'staff' } as const
      tried(stage, 'note', await noteCar(ctx, by, { plate: made.value.before, seen, at: null }))
      Object.assign(booked, { plate: made.thing, km: made.value.km })
    },

    async 'take back'(booked: Booked) {
      const { rental, reference, km, plate } = booked
      if (plate === '') return
      const by = at(rental.dropoff)
      const chance = chanceAt(rental, 'back')
      const wish = { reference, odometerKm: km + rental.km, at: null, branch: null }
      if (tried(stage, 'take back', await takeBack(ctx, by, wish)) === null) return
      const fuel = chance.in100(85) ? 8 : chance.between(3, 7)
      const left = rental.classId === ELECTRIC ? { chargePercent: chance.between(8, 60) } : { fuelEighths: fuel }
      const clean = chance.in100(15)
      tried(stage, 'note', await noteCar(ctx, by, { plate, seen: { ...left, clean, key: 'branch' }, at: null }))
      const charge = (kind: 'fuel' | 'damage' | 'cleaning', amountMinor: number, reason: string) =>
        chargeReturn(ctx, by, { reference, kind, amountMinor, reason })
      if (rental.classId !== ELECTRIC && fuel < 8)
        tried(stage, 'charge', await charge('fuel', (8 - fuel) * 1_150, `Tank ${fuel}/8 statt voll`))
      if (chance.in100(7)) tried(stage, 'charge', await charge('cleaning', 3_500, 'Tierhaare auf der Rückbank'))
      if (chance.in100(5)) tried(stage, 'charge', await charge('damage', 18_000, 'Kratzer an der Tür vorn rechts'))
    },

    async close({ rental, reference, plate }: Booked) {
      if (plate === '') return
      const by = at(rental.dropoff)
      const chance = chanceAt(rental, 'close')
      const before = done(await showBooking(ctx, operator, reference))
      if (before.booking.status !== 'returned') return
      const small = before.charges.find(({ kind, corrects }) => kind === 'late_return' && corrects === null)
      if (small !== undefined && chance.in100(50))
        tried(stage, 'waive', await waiveCharge(ctx, by, { reference, chargeId: small.id, reason: 'Stau, Kulanz' }))
      // Someone has to look at a damage before the rental is closed.
      if (before.charges.some(({ kind }) => kind === 'damage')) return
      const { balance, deposit } = done(await showMoney(ctx, operator, reference))
      if (balance.dueMinor > 0 && chance.in100(90)) await pay(reference, by, false, chance)
      const refund = { reference, method: 'card_terminal', amountMinor: null, receipt: null, note: null } as const
      if (deposit.toGiveBackMinor > 0)
        tried(stage, 'refund', await recordRefund(ctx, by, { ...refund, deposit: true, courtesy: null }))
      const { charges } = done(await showBooking(ctx, operator, reference))
      const { dueMinor } = done(await showMoney(ctx, operator, reference)).balance
      const closing = { reference, chargesMinor: totalOf(charges), dueMinor }
      tried(stage, 'close', await closeRental(ctx, by, closing))
    },

    async wash({ rental, plate }: Booked) {
      if (plate === '') return
      const full = rental.classId === ELECTRIC ? { chargePercent: 95 } : { fuelEighths: 8 }
      const { car } = done(await showCar(ctx, operator, { plate, at: null }))
      if (car.place === 'customer') return
      tried(stage, 'note', await noteCar(ctx, at(rental.dropoff), { plate, seen: { ...full, clean: true }, at: null }))
    },
  }

  /** Plates of the class and the next better ones, to be tried one after the other. */
  async function platesOf({ classId }: Rental): Promise<string[]> {
    const classes = [classId, classId + 1, classId + 2]
    const found = ctx.db.selectFrom('car').select('plate').where('class_id', 'in', classes)
    const rows = await found.orderBy('class_id').orderBy('id').execute()
    return rows.map(({ plate }) => plate)
  }
}
