import type pg from 'pg'

import { system } from '#domain/actor.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import type { Context } from '#usecases/context.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { watchYard } from '#usecases/booking/watch-yard.ts'
import { addCar } from '#usecases/company/add-car.ts'
import { changeSetting } from '#usecases/staff/change-setting.ts'
import { actsOf, type Booked } from './act.ts'
import { book, bookAtTheDesk } from './book.ts'
import { hireCrew, type TrialAccount } from './crew.ts'
import { bendClock } from './database-clock.ts'
import { writeCompanies, type Companies } from './businesses.ts'
import { showPapers, signUpMembers, type Members } from './members.ts'
import { peopleOf, type Person } from './people.ts'
import { planActsOf } from './plan-acts.ts'
import { planOf, type World } from './plan.ts'
import { writeNewsletters } from './newsletters.ts'
import { answerMessages, askForNewsletter, messages, sendLettersBefore, write } from './post-box.ts'
import { askForRights } from './privacy-requests.ts'
import { requestsOf } from './requests.ts'
import { done, openStage, visitor, type Crew, type Stage } from './demo-stage.ts'
import { stepsOf } from './rental-steps.ts'
import { minutesAfter } from './times.ts'

/** Days before today on which the company opened. */
const OPENED = -45
const MEMBERS = 8
/** Requests and messages come from people further down the list, who rent nothing yet. */
const ASKING = 240

export interface Made {
  staff: TrialAccount[]
  customers: TrialAccount[]
  /** Number of acts, and of those that the product refused, by act and code. */
  acts: number
  refusals: ReadonlyMap<string, number>
}

interface Act {
  at: Date
  act(): Promise<unknown>
}

/**
 * Lives the week of the demonstration in a database that has nothing but the shipped fleet: everything that happens in it
 * is done by a use case of the product, at its moment, in the name of the person who does it in a company.
 * @param owner connection of the owner of the database
 */
export async function makeCompany(process: Context, owner: pg.Pool, now: Date, seed = 'spreewagen'): Promise<Made> {
  const clock = await bendClock(owner)
  try {
    const stage = openStage(process, clock.set)
    return await live(stage, now, seed)
  } finally {
    await clock.restore()
  }
}

async function live(stage: Stage, now: Date, seed: string): Promise<Made> {
  const { ctx } = stage
  await stage.setClock(minutesAfter(now, OPENED * 1_440))
  await openForBusiness(stage, now)
  const { branches } = await ctx.catalogue()
  const { crew, accounts } = await hireCrew(stage, (id) => branches.find((branch) => branch.id === id)!.names.en)
  const world = await worldOf(ctx, seed, now)
  const people = peopleOf(seed)
  const { members, accounts: customers } = await signUpMembers(stage, crew, people.slice(0, MEMBERS))
  const companies = await writeCompanies(stage, crew, members)
  const acts = [
    ...rentals(stage, crew, world, { people, members, companies }),
    ...requestsOf(stage, crew, world, people.slice(ASKING)),
    ...postBox(stage, people.slice(ASKING + 30), renterOf(world, people), now),
    ...planActsOf(stage, crew, now),
    { at: minutesAfter(now, -500), act: () => answerMessages(stage, crew.manager) },
    { at: minutesAfter(now, -480), act: () => askForRights(stage, crew.manager, people.slice(10), now) },
    { at: minutesAfter(now, -2_900), act: () => writeNewsletters(stage, crew.manager) },
    { at: minutesAfter(now, -1_300), act: () => showPapers(stage, crew, members, people) },
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, act } of acts) {
    await stage.setClock(at)
    await act()
  }
  await sendLettersBefore(stage, minutesAfter(now, -1_440))
  await stage.setClock(now)
  await expireOverdue(ctx, system('expire_overdue'))
  await watchYard(ctx, system('watch_yard'))
  return { staff: accounts, customers: customers.slice(0, 1), acts: acts.length, refusals: stage.refusals }
}

/** The manager's settings: euros, as in Berlin, and binding bookings. One car more has to be inspected soon. */
async function openForBusiness({ ctx }: Stage, now: Date): Promise<void> {
  const manager = { kind: 'operator' } as const
  done(await changeSetting(ctx, manager, { name: 'currency', value: 'EUR' }))
  done(await changeSetting(ctx, manager, { name: 'bookings', value: 'open' }))
  // In force as soon as the database's notice is here.
  for (;;) {
    const { rules } = await ctx.catalogue()
    if (rules.currency === 'EUR' && rules.bookings === 'open') break
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const inspection = addDays(dateOf(toLocal(now)), 6)
  done(await addCar(ctx, manager, { vehicleId: 203, branch: 'airport', plate: 'B-SW 0169', inspection, km: 41_200 }))
}

async function worldOf(ctx: Context, seed: string, now: Date): Promise<World> {
  const { branches, vehicles } = await ctx.catalogue()
  const rows = await ctx.db
    .selectFrom('car')
    .select(({ fn }) => ['class_id as classId', 'home_branch as branch', fn.countAll<number>().as('cars')])
    .groupBy(['class_id', 'home_branch'])
    .orderBy('home_branch')
    .orderBy('class_id')
    .execute()
  const fleet = rows.map((row) => ({
    ...row,
    vehicles: vehicles.filter(({ classId, listed }) => listed && classId === row.classId).map(({ id }) => id),
  }))
  return { seed, now, fleet, calendars: new Map(branches.map(({ id, calendar }) => [id, calendar])) }
}

interface Renters {
  people: readonly Person[]
  members: Members
  companies: Companies
}

/** Everything about the rentals of the plan that lies before now. */
function rentals(stage: Stage, crew: Crew, world: World, { people, members, companies }: Renters): Act[] {
  const { seed, now } = world
  const acts = actsOf(stage, crew, seed)
  return planOf(world).flatMap((rental) => {
    const person = people[rental.renter % ASKING]!
    let booked: Booked | null = null
    return stepsOf(rental, seed, now)
      .filter(({ at }) => at <= now)
      .map(({ at, verb }) => ({
        at,
        async act() {
          if (verb === 'book') {
            const member = members.get(person.email)
            const company = rental.business === undefined ? undefined : companies[rental.business]
            const behalf = company && { business: company.id, customer: member!.customer }
            const made =
              rental.origin === 'web' || (member !== undefined && behalf === undefined)
                ? await book(stage, rental, { person, as: member ?? visitor })
                : await bookAtTheDesk(stage, rental, person, crew.agents.get(rental.pickup)!, behalf)
            booked = made && { rental, reference: made.reference, email: person.email, km: 0, plate: '' }
          } else if (booked !== null) await acts[verb](booked)
        },
      }))
  })
}

/** Somebody who has a car of the first branch right now. */
function renterOf(world: World, people: readonly Person[]): Person {
  const local = toLocal(world.now)
  const rental = planOf(world).find(
    ({ pickup, business, start, end }) => pickup === 1 && business === undefined && start <= local && local < end,
  )
  return people[(rental?.renter ?? 0) % ASKING]!
}

/** Letters of the contact form, of strangers and of somebody who rents, and those who ask for the newsletter. */
function postBox(stage: Stage, people: readonly Person[], renter: Person, now: Date): Act[] {
  const written = messages.map((message, turn) => ({
    at: minutesAfter(now, -message.ago),
    act: () => write(stage, message.rents ? renter : people[turn]!, message),
  }))
  const asked = people.slice(10, 24).map((person, turn) => ({
    at: minutesAfter(now, -(200 + turn * 640)),
    act: () => askForNewsletter(stage, { ...person, language: turn % 4 === 2 ? 'en' : 'de' }, turn % 5 !== 4),
  }))
  return [...written, ...asked]
}
