import { toInstant } from '#domain/period.ts'
import { chanceOf } from './chance.ts'
import type { Rental } from './planned-rental.ts'
import { minutesAfter } from './times.ts'

const verbs = ['book', 'cancel', 'miss', 'hand over', 'exchange', 'take back', 'close', 'wash'] as const
export type StepVerb = (typeof verbs)[number]

/** One act on a rental, and when it is done. */
export interface Step {
  at: Date
  verb: StepVerb
  rental: Rental
}

/** Hours before now at which the broken car was exchanged. */
const EXCHANGED_MINUTES_AGO = 240

/** Everything that is done about a rental, by its course. Steps that lie ahead are left to those who try the product. */
export function stepsOf(rental: Rental, seed: string, now: Date): Step[] {
  const chance = chanceOf(seed, rental.name, 'steps')
  const starts = toInstant(rental.start)
  const step = (verb: StepVerb, at: Date): Step => ({ at, verb, rental })
  const out = step('hand over', minutesAfter(starts, rental.outAfter))
  const booked = step('book', rental.bookedAt)
  const back = minutesAfter(toInstant(rental.end), rental.backAfter)
  const returned = [
    step('take back', back),
    step('close', minutesAfter(back, chance.between(6, 45))),
    step('wash', minutesAfter(back, chance.between(50, 240))),
  ]
  switch (rental.course) {
    case 'cancelled': {
      const share = chance.next()
      const between = rental.bookedAt.getTime() + share * (starts.getTime() - rental.bookedAt.getTime())
      return [booked, step('cancel', new Date(between))]
    }
    case 'no_show':
      return [booked, step('miss', minutesAfter(starts, 190))]
    case 'late':
      return [booked, step('hand over', minutesAfter(starts, 300)), ...returned]
    case 'overdue':
      return [booked, out]
    case 'exchanged':
      return [booked, out, step('exchange', minutesAfter(now, -EXCHANGED_MINUTES_AGO)), ...returned]
    case 'kept':
      return [booked, out, ...returned]
  }
}
