import * as z from 'zod/mini'

import { troubleCodes } from '#domain/plan-act.ts'
import { bookingStatus } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import {
  LARGEST_NUMBER,
  branchId,
  branchInQuery,
  currency,
  localDateTime,
  minor,
  names,
  reckonedTime,
  text,
} from './values.ts'

const LARGEST_CAR = 2_147_483_647
const carId = z.int().check(z.minimum(1), z.maximum(LARGEST_CAR))
const entryId = z.int().check(z.minimum(1))
const version = z.string().check(z.regex(/^[0-9a-f]{12}$/))
const when = { from: localDateTime, until: z.nullable(localDateTime) }
const note = text(200)

/** Cars of a page of a cell. */
export const PLAN_PAGE = 100

/** Cars of one class at one branch: their number. */
export const planGroup = z.object({ branch: branchId, classId: z.int(), cars: z.int() })

/** Page of a group, in columns. */
export const planPage = z.object({
  branch: branchId,
  classId: z.int(),
  page: z.int(),
  ids: z.array(carId),
  plates: z.array(z.string()),
  vehicles: z.array(z.int()),
})
export type PlanPage = z.infer<typeof planPage>

/** Largest number of a branch, a class or a page. */

/** List in an address: '1,2,3'. */
const listOf = (most: number, form: RegExp, largest = LARGEST_NUMBER) =>
  z.pipe(
    z.string().check(
      z.regex(form),
      z.maxLength(most * 17),
      z.refine((value) => value.split(/[,-]/).every((number) => Number(number) <= largest), 'not_a_choice'),
    ),
    z.transform((value) => (value === '' ? [] : value.split(','))),
  )

const branchQuery = z.optional(branchInQuery)

export const getPlanRows = endpoint('getPlanRows', {
  summary:
    'How many cars the planner has, by branch and class: those that stand at a branch, come to it or have just left it.',
  query: z.strictObject({ branch: branchQuery }),
  answers: {
    200: z.object({
      groups: z.array(planGroup),
      classes: z.array(z.object({ id: z.int(), code: z.string(), names })),
      vehicles: z.array(z.object({ id: z.int(), name: z.string() })),
      branches: z.array(z.object({ id: branchId, name: z.string(), names })),
      /** Moment of the answer, Berlin time. */
      now: localDateTime,
      /** Minutes that a drive between branches takes, and a car is made ready after a rental. */
      transferMinutes: z.int(),
    }),
  },
})

export const getPlanCars = endpoint('getPlanCars', {
  summary:
    'Pages of a hundred cars of the planner’s groups, by plate (`pages`: "3-5-0,3-6-0", branch, class and number of the page). `branch` as for the rows.',
  query: z.strictObject({
    branch: branchQuery,
    pages: listOf(64, /^\d{1,5}-\d{1,5}-\d{1,4}(,\d{1,5}-\d{1,5}-\d{1,4}){0,63}$/),
  }),
  answers: { 200: z.object({ pages: z.array(planPage) }) },
})

const barKind = z.enum(['rental', 'maintenance', 'transfer'])

/** Entry of a car's plan: a rental, a time in the workshop or a drive. All times are Berlin time. */
export const planBar = z.object({
  id: entryId,
  car: carId,
  kind: barKind,
  from: branchId,
  to: branchId,
  since: localDateTime,
  /** Agreed end or real return of a rental; the end of everything else. Null if the car leaves the fleet. */
  ends: z.nullable(localDateTime),
  /** Moment from which the car can leave again, after it was made ready. */
  until: z.nullable(localDateTime),
  /** End of the grace of a car that is out, or of a drive: it is overdue then. Null where nothing has to come back. */
  overdueFrom: z.nullable(localDateTime),
  state: z.nullable(z.enum(['held', 'kept', 'certain', 'out', 'back'])),
  status: z.nullable(bookingStatus),
  expires: z.nullable(localDateTime),
  /** '' for a hold and for what is no rental; null for a rental of other branches. */
  reference: z.nullable(z.string()),
  person: z.nullable(z.string()),
  fixed: z.boolean(),
  automatic: z.boolean(),
  done: z.boolean(),
  /** Whether the rental goes on with another car. */
  goesOn: z.boolean(),
  upgrade: z.boolean(),
  note: z.nullable(z.string()),
  version,
})
export type PlanBar = z.infer<typeof planBar>

export const getPlan = endpoint('getPlan', {
  summary:
    'What up to 260 cars do in a window of up to 100 days, and the line of free cars of up to 32 classes at branches (`cells`: "3-5,3-6", branch and class).',
  query: z.strictObject({
    cars: listOf(260, /^(\d{1,10}(,\d{1,10}){0,259})?$/, LARGEST_CAR),
    cells: listOf(32, /^(\d{1,5}-\d{1,5}(,\d{1,5}-\d{1,5}){0,31})?$/),
    from: localDateTime,
    to: localDateTime,
    step: z.enum(['30', '120', '720', '1440']),
  }),
  answers: {
    200: z.object({
      /** Branch of each car at the beginning. */
      places: z.array(z.object({ car: carId, branch: branchId })),
      bars: z.array(planBar),
      stock: z.array(z.object({ branch: branchId, classId: z.int(), at: localDateTime, free: z.int() })),
    }),
  },
})

/** A booking that has lost its car and waits for another. */
export const planUnplaced = z.object({
  stay: entryId,
  classId: z.int(),
  from: branchId,
  to: branchId,
  since: localDateTime,
  ends: localDateTime,
  /** Moment from which its car could leave again. */
  until: localDateTime,
  state: z.enum(['held', 'kept', 'certain', 'out', 'back']),
  status: bookingStatus,
  expires: z.nullable(localDateTime),
  reference: z.string(),
  person: z.string(),
  version,
})
export type PlanUnplaced = z.infer<typeof planUnplaced>

export const getPlanUnplaced = endpoint('getPlanUnplaced', {
  summary: 'Bookings that have lost their car and wait for another, in order of their start.',
  query: z.strictObject({ branch: branchQuery }),
  answers: { 200: z.object({ rentals: z.array(planUnplaced) }) },
})

const seen = { id: entryId, version }

/** Act of staff in the planner. Acts on an entry name the version of it that they saw. */
export const planAct = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move'),
    ...seen,
    car: carId,
    upgrade: z.boolean(),
    fetch: z.boolean(),
    fixed: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('place'),
    stay: entryId,
    version,
    car: carId,
    upgrade: z.boolean(),
    fetch: z.boolean(),
    fixed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('swap'), ...seen, other: entryId, otherVersion: version, upgrade: z.boolean() }),
  z.strictObject({ kind: z.literal('fix'), ...seen, fixed: z.boolean() }),
  z.strictObject({
    kind: z.literal('retime'),
    ...seen,
    start: localDateTime,
    end: localDateTime,
    totalMinor: z.nullable(minor),
  }),
  z.strictObject({ kind: z.literal('reblock'), ...seen, car: carId, ...when, note }),
  z.strictObject({ kind: z.literal('unblock'), ...seen }),
  z.strictObject({ kind: z.literal('undrive'), ...seen }),
  z.strictObject({ kind: z.literal('block'), car: carId, ...when, note }),
  z.strictObject({ kind: z.literal('drive'), car: carId, to: branchId, leaves: reckonedTime }),
])
export type PlanAct = z.infer<typeof planAct>

const fetched = z.nullable(z.object({ leaves: localDateTime, arrives: localDateTime }))

const inTheWay = z.object({
  id: entryId,
  kind: barKind,
  reference: z.nullable(z.string()),
  person: z.nullable(z.string()),
  plate: z.string(),
  since: localDateTime,
  until: z.nullable(localDateTime),
  fixed: z.boolean(),
  out: z.boolean(),
})

/** Effect of an act that was done, or only tried. */
export const planApplied = z.object({
  id: z.nullable(entryId),
  upgrade: z.boolean(),
  /** Rentals that get another car for it. */
  moved: z.array(z.object({ ...inTheWay.shape, to: z.string() })),
  /** Plate of the car that a rental gets instead of its own, where only its times were to change. */
  otherCar: z.nullable(z.string()),
  fetch: fetched,
  /** Totals before and after, where times change. */
  price: z.nullable(z.object({ beforeMinor: minor, afterMinor: minor, currency })),
  /** Act that takes it back. */
  undo: z.nullable(planAct),
})
export type PlanApplied = z.infer<typeof planApplied>

export const planTrouble = z.object({
  code: z.enum(troubleCodes),
  by: z.array(inTheWay),
  /** Branch where the car is then. */
  branch: z.nullable(branchId),
  /** Words about who was first, with `plan_changed`. */
  message: z.optional(z.string()),
})
export type PlanTrouble = z.infer<typeof planTrouble>

/** Way out of a refusal: an act that was tried. */
export const planExit = z.object({
  kind: z.enum(['same_class', 'upgrade', 'fetch', 'later', 'other_upgrade', 'swap']),
  act: planAct,
  plate: z.string(),
  model: z.string(),
  /** Class of the other car; null where it is the same car. */
  classId: z.nullable(z.int()),
  until: z.nullable(localDateTime),
  fetch: fetched,
  person: z.nullable(z.string()),
})
export type PlanExit = z.infer<typeof planExit>

export const planVerdict = z.object({
  verdict: z.enum(['fits', 'upgrade', 'refused']),
  applied: z.nullable(planApplied),
  trouble: z.nullable(planTrouble),
  exits: z.array(planExit),
})
export type PlanVerdict = z.infer<typeof planVerdict>

export const tryPlanAct = endpoint('tryPlanAct', {
  summary: 'Whether an act on the plan is possible, who else is in the way, and up to three ways out. Changes nothing.',
  body: planAct,
  answers: { 200: planVerdict },
})

export const doPlanAct = endpoint('doPlanAct', {
  summary:
    'Changes the plan. An entry that changed since it was seen is refused with `plan_changed`, what stands against it with `plan_refused`.',
  body: planAct,
  answers: { 200: planApplied },
})

export const getStaffOtherCars = endpoint('getStaffOtherCars', {
  summary:
    'Cars that a booking could have before it begins, each with the act that gives it, which was tried; and why it cannot have others of its class.',
  params: z.strictObject({ reference: bookingReference }),
  answers: {
    200: z.object({
      /** Car that it has in the plan. */
      plate: z.nullable(z.string()),
      cars: z.array(
        z.object({
          kind: z.enum(['same_class', 'upgrade', 'fetch']),
          act: planAct,
          plate: z.string(),
          model: z.string(),
          until: z.nullable(localDateTime),
          fetch: fetched,
          /** Number of rentals that get another car for it. */
          moved: z.int(),
        }),
      ),
      others: z.array(z.object({ plate: z.string(), model: z.string(), trouble: planTrouble })),
    }),
  },
})

export const judgePlanCars = endpoint('judgePlanCars', {
  summary:
    'Cars of a rental’s class and the next better one that stand free for all of it, and rentals of its time with which it could swap cars.',
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
  /** Whether `id` is that of a booking without a car (`stay`). */
  query: z.strictObject({ waiting: z.optional(z.literal('true')) }),
  answers: {
    200: z.object({
      cars: z.array(
        z.object({ car: carId, plate: z.string(), upgrade: z.boolean(), until: z.nullable(localDateTime) }),
      ),
      partners: z.array(
        z.object({
          id: entryId,
          version,
          plate: z.string(),
          reference: z.string(),
          person: z.string(),
          since: localDateTime,
          ends: localDateTime,
        }),
      ),
    }),
  },
})

/** Suggestion of the planner, which one act carries out. */
export const planSuggestion = z.object({
  kind: z.enum(['transfer', 'upgrade', 'swap', 'move']),
  branch: branchId,
  classId: z.int(),
  /** Time from which cars of the class are short, or the gap is. */
  at: localDateTime,
  plate: z.string(),
  model: z.string(),
  person: z.nullable(z.string()),
  /** Branch from which the car comes. */
  from: z.nullable(branchId),
  /** Rental that swaps its car, and the plate of the car that it gets. */
  other: z.nullable(z.object({ person: z.nullable(z.string()), plate: z.string() })),
  act: planAct,
})

export const getPlanSuggestions = endpoint('getPlanSuggestions', {
  summary:
    'Transfers before stock runs out, better cars where a class is short, swaps and moves that close gaps; six at most, and some of each kind.',
  query: z.strictObject({ branch: branchQuery }),
  answers: { 200: z.object({ suggestions: z.array(planSuggestion) }) },
})
