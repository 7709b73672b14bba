import { addDays, dateOf, toInstant, toLocal } from '#domain/period.ts'
import terms from '#content/de/terms.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { orderOffer } from '#usecases/booking/order-offer.ts'
import { book, offerToCaller } from './book.ts'
import { chanceOf } from './chance.ts'
import type { Person } from './people.ts'
import type { World } from './plan.ts'
import type { Rental } from './planned-rental.ts'
import { tried, visitor, type Crew, type Stage } from './demo-stage.ts'
import { minutesAfter, nextOpen } from './times.ts'

/** Course of a request, in minutes before now: when it came, was answered and ordered. */
interface Story {
  came: number
  branch: number
  offered?: number
  /** How long our offer lasts; the usual time if missing. */
  hours?: number
  declined?: number
  ordered?: number
  withdrawn?: number
  /** Whether they called, and were sent our offer at once. */
  called?: true
}

/** Some wait for us, some for the customer, one is nearly over. By minutes before now, so that none ran out long ago. */
const stories: readonly Story[] = [
  { came: 2_845, branch: 1 },
  { came: 2_500, branch: 3, offered: 2_300, ordered: 900 },
  { came: 2_400, branch: 3, offered: 1_395, hours: 24 },
  { came: 2_300, branch: 1, declined: 1_800 },
  { came: 2_000, branch: 3, offered: 1_700, hours: 12 },
  { came: 1_900, branch: 1, withdrawn: 400 },
  { came: 1_500, branch: 1, offered: 700 },
  { came: 900, branch: 3, offered: 130, hours: 8 },
  { came: 610, branch: 3 },
  { came: 400, branch: 1, called: true },
  { came: 240, branch: 1 },
  { came: 75, branch: 3 },
  { came: 14, branch: 3 },
]
const CLASSES = [1, 2, 3, 4, 5, 6]
/** Parts of a rental that nobody gets to, as its pick-up is days away. */
const idle = { renter: -1, origin: 'web', course: 'kept', extras: [], outAfter: 0, backAfter: 0, km: 0 } as const
const TIMES = ['09:00', '10:30', '12:00', '14:00']

/** Requests of the last two days and what became of them, as things to do at their moments. */
export function requestsOf(
  stage: Stage,
  crew: Crew,
  { seed, now, fleet, calendars }: World,
  people: readonly Person[],
) {
  const { ctx } = stage
  return stories.flatMap((story, turn) => {
    const chance = chanceOf(seed, 'request', turn)
    const classId = CLASSES[turn % CLASSES.length]!
    const person = people[turn]!
    const { branch } = story
    const hours = calendars.get(branch)!
    const start = nextOpen(hours, toInstant(`${addDays(dateOf(toLocal(now)), 5 + turn)}T${chance.pick(TIMES)}`))
    const end =
      start && nextOpen(hours, toInstant(`${addDays(dateOf(start), chance.between(2, 5))}T${chance.pick(TIMES)}`))
    if (start === null || end === null) return []
    const vehicleOf = (of: number) => fleet.find((one) => one.classId === of)!.vehicles[turn % 3]!
    const rental: Rental = {
      ...idle,
      name: `request.${turn}`,
      classId,
      vehicleId: vehicleOf(classId),
      pickup: branch,
      dropoff: branch,
      start,
      end,
      bookedAt: now,
    }
    let reference = ''
    const by = crew.agents.get(branch)!
    const come = async () => {
      if (story.called) {
        await offerToCaller(stage, rental, person, by)
        return
      }
      // Where a class is full, people ask for another.
      for (const other of [classId, ...CLASSES]) {
        const wish = { ...rental, classId: other, vehicleId: vehicleOf(other) }
        const made = await book(stage, wish, { person, as: visitor, state: 'soon' })
        reference = made?.reference ?? ''
        if (made !== null) return
      }
    }
    const offer = async () => {
      tried(stage, 'offer', await makeOffer(ctx, by, { reference, hours: story.hours ?? null }))
    }
    const decline = async () => {
      const reason = 'In dieser Woche ist leider keiner dieser Wagen mehr frei.'
      tried(stage, 'decline', await declineRequest(ctx, by, { reference, reason }))
    }
    const withdraw = async () => {
      const wish = { reference, email: person.email, feeMinor: 0 }
      tried(stage, 'withdraw', await cancelBooking(ctx, visitor, wish))
    }
    const order = async () => {
      const { data } = stage.lastLetter('request_offered', person.email)
      const { language } = person
      const wish = {
        access: { token: data.token },
        driver: {},
        totalMinor: data.price.totalMinor,
        revision: 1,
        language,
      } as const
      const means = { paymentMethod: 'credit_card', termsVersion: terms.version } as const
      tried(stage, 'order', await orderOffer(ctx, visitor, { ...wish, ...means }))
    }
    const acts = [
      [story.came, come],
      [story.offered, offer],
      [story.declined, decline],
      [story.withdrawn, withdraw],
      [story.ordered, order],
    ] as const
    return acts.flatMap(([ago, act]) => (ago === undefined ? [] : [{ at: minutesAfter(now, -ago), act }]))
  })
}
