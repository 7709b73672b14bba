import { totalOf } from '#domain/return-charges.ts'
import { operator, valueOf } from './acting.ts'
import { closeRental } from '#usecases/booking/close.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { handOver } from '#usecases/booking/hand-over.ts'
import { showBooking } from '#usecases/booking/show.ts'
import { takeBack } from '#usecases/booking/take-back.ts'
import type { TestApp } from './app.ts'

interface Planned {
  id: number
  starts_at: Date
  ends_at: Date
  car_id: number
  plate: string
  km: number
}

interface Moment {
  /** When; else as agreed. */
  at?: Date
  /** Odometer reading; if omitted, the car's last one, and 100 km more at its return. */
  km?: number
}

/** Lets a rental have been agreed for other times. */
export const movedInTime = (reference: string, by: string): string => `
  begin;
  set constraints one_car_one_place deferred;
  update assignment a set period = tstzrange(lower(a.period) + interval '${by}', upper(a.period) + interval '${by}')
  from booking b where b.id = a.stay_id and b.reference = '${reference}';
  update booking set starts_local = starts_local + interval '${by}', ends_local = ends_local + interval '${by}',
                     starts_at = starts_at + interval '${by}', ends_at = ends_at + interval '${by}'
  where reference = '${reference}';
  commit`

/** Lets a booking have lost its car, as when the car was written off. */
export const leftWithoutCar = (reference: string): string => `
  with lost as (
    delete from assignment a using booking b where b.id = a.stay_id and b.reference = '${reference}' returning a.stay_id)
  insert into car_missing (stay_id) select stay_id from lost`

/** Staff of the yard, who work at any moment that a test needs. */
export function yardOf(app: TestApp) {
  const planned = async (reference: string): Promise<Planned> =>
    (
      await app.db.pool.query<Planned>(
        `select b.id::int, b.starts_at, b.ends_at, c.id as car_id, c.plate, t.km
         from booking b join assignment a on a.stay_id = b.id join car c on c.id = a.car_id
         join car_state t on t.car_id = c.id where b.reference = $1`,
        [reference],
      )
    ).rows[0]!
  const on = (at: Date) => ({ ...app.ctx, now: () => at })
  return {
    planned,
    on,
    /** Lets a rental have been agreed for other times, for who works by the clock of the machine. */
    async moveInTime(reference: string, by: string) {
      await app.db.pool.query(movedInTime(reference, by))
    },
    async handOver(reference: string, { at, km }: Moment = {}) {
      const plan = await planned(reference)
      return await handOver(on(at ?? plan.starts_at), operator, { reference, odometerKm: km ?? plan.km })
    },
    async takeBack(reference: string, { at, km, branch = null }: Moment & { branch?: number | null } = {}) {
      const plan = await planned(reference)
      const wish = { reference, odometerKm: km ?? plan.km + 100, at: null, branch }
      return await takeBack(on(at ?? plan.ends_at), operator, wish)
    },
    /** Hands the car over, takes it back and closes the rental. @throws where a step is refused */
    async complete(reference: string) {
      valueOf(await this.handOver(reference))
      valueOf(await this.takeBack(reference))
      valueOf(await this.close(reference))
    },
    async close(reference: string) {
      const { charges } = valueOf(await showBooking(app.ctx, operator, reference))
      const chargesMinor = totalOf(charges)
      // At the desk, as most do.
      await recordPayment(app.ctx, operator, {
        reference,
        method: 'card_terminal',
        amountMinor: null,
        deposit: false,
        receipt: null,
        note: null,
      })
      return await closeRental(app.ctx, operator, { reference, chargesMinor, dueMinor: 0 })
    },
  }
}
