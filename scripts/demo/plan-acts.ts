import type { PlanAct } from '#domain/plan-act.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { finishDrive } from '#usecases/booking/finish-drive.ts'
import { listDrives } from '#usecases/booking/list-drives.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { done, tried, triedWith, type Crew, type Stage } from './demo-stage.ts'
import { minutesAfter } from './times.ts'

interface Car {
  id: number
  plate: string
}

/** Workshops and drives between the branches, as things to do at their moments. */
export function planActsOf(stage: Stage, crew: Crew, now: Date) {
  const { ctx } = stage
  const today = dateOf(toLocal(now))
  const minute = (at: Date) => toLocal(at)

  /** Does an act with the first car of a branch with which the product lets us. */
  async function withACar(branch: number, actWith: (car: Car) => PlanAct): Promise<Car | null> {
    const cars = await ctx.db
      .selectFrom('car_state')
      .innerJoin('car', 'car.id', 'car_state.car_id')
      .select(['car.id', 'car.plate'])
      .where('car_state.place', '=', 'branch')
      .where('car_state.branch_id', '=', branch)
      .orderBy('car.id')
      .execute()
    const made = await triedWith(stage, 'plan', cars, (car) => changePlan(ctx, crew.manager, actWith(car)))
    return made?.thing ?? null
  }

  /** Sends a car from one branch to the other, or the other way where none can be spared. */
  async function drive(from: number, to: number, leaves: string): Promise<void> {
    const driven = (there: number) => (car: Car) => ({ kind: 'drive', car: car.id, to: there, leaves }) as const
    if ((await withACar(from, driven(to))) === null) await withACar(to, driven(from))
  }

  return [
    {
      at: minutesAfter(now, -1_200),
      async act() {
        const [from, until] = [minute(ctx.now()), `${addDays(today, 2)}T12:00`]
        const car = await withACar(1, ({ id }) => ({ kind: 'block', car: id, from, until, note: 'Bremsen vorn' }))
        const seen = { place: { kind: 'workshop' }, key: 'staff' } as const
        if (car !== null) tried(stage, 'note', await noteCar(ctx, crew.manager, { plate: car.plate, seen, at: null }))
      },
    },
    {
      at: minutesAfter(now, -300),
      async act() {
        const [from, until] = [`${addDays(today, 3)}T08:00`, `${addDays(today, 3)}T18:00`]
        await withACar(3, ({ id }) => ({ kind: 'block', car: id, from, until, note: 'Winterreifen' }))
      },
    },
    {
      at: minutesAfter(now, -1_500),
      act: () => drive(3, 1, minute(minutesAfter(ctx.now(), 10))),
    },
    {
      at: minutesAfter(now, -1_240),
      async act() {
        for (const { id } of done(await listDrives(ctx, crew.manager)))
          tried(stage, 'drive', await finishDrive(ctx, crew.agents.get(1)!, { driveId: id, km: null, at: null }))
      },
    },
    {
      at: minutesAfter(now, -95),
      act: () => drive(1, 3, minute(minutesAfter(ctx.now(), 5))),
    },
    {
      at: minutesAfter(now, -40),
      act: () => drive(3, 1, `${addDays(today, 1)}T09:00`),
    },
  ]
}
