import * as z from 'zod/mini'

import { carNeeds } from '#domain/car-needs.ts'
import { documentKinds } from '#domain/document.ts'
import { readPlate } from '#domain/plate.ts'
import { privacyKinds } from '#domain/privacy-request.ts'
import { endpoint } from './endpoint.ts'
import { bookingReference } from './own-bookings.ts'
import { branchId, done, localDate, localDateTime, names, numeral, reckonedDate } from './values.ts'

const plate = z.string().check(z.refine((value) => readPlate(value) !== null, 'wrong_format'))
const need = z.enum(carNeeds)
const tone = z.enum(['done', 'open', 'due', 'late'])
const moment = z.iso.datetime()

/** Fields of every row of a rental. */
const rental = {
  reference: z.string(),
  /** Name of the customer, or of the company that rents. */
  name: z.string(),
  phone: z.nullable(z.string()),
  /** Berlin wall-clock time as agreed. */
  at: localDateTime,
  /** Moment at which the car was handed over or came back; null before that, and of a pickup nobody came for. */
  doneAt: z.nullable(moment),
  tone,
  /** Code of the class that was booked. */
  class: z.string(),
  days: z.int(),
  /** Car that is planned or out; null if there is none. */
  plate: z.nullable(z.string()),
  /** Model of that car. */
  model: z.nullable(z.string()),
  /** Whether the branch is closed at that time, so that the key lies in the box. */
  keyBox: z.boolean(),
  /** Last call to the customer; null if nobody called. */
  called: z.nullable(z.object({ at: moment, by: z.string() })),
}

export const boardPickup = z.object({
  ...rental,
  /** done: handed over. no_show: not collected. */
  state: z.enum(['open', 'done', 'no_show']),
  flight: z.nullable(z.string()),
  /** Branch of a one-way rental's return; null if it comes back here. */
  to: z.nullable(branchId),
  needs: z.array(need),
  /** State of charge, if the car has to be charged. */
  chargePercent: z.nullable(z.int()),
  /** Eighths of the tank, if the car has to be refuelled. */
  fuelEighths: z.nullable(z.int()),
  /** Newest entry about the car: sent with what somebody reports of it. */
  entry: z.nullable(z.int()),
  /** Agreed return of the customer who still has the car. */
  backAt: z.nullable(localDateTime),
  depositOpen: z.boolean(),
  carMissing: z.boolean(),
})
export type BoardPickup = z.infer<typeof boardPickup>

export const boardReturn = z.object({
  ...rental,
  /** coming: not handed over yet. out: with the customer. */
  state: z.enum(['coming', 'out', 'done']),
  /** Branch where a one-way rental began. */
  from: z.nullable(branchId),
  /** Next use of the car; null if none is planned. */
  next: z.nullable(
    z.object({
      kind: z.enum(['rental', 'maintenance', 'transfer']),
      at: localDateTime,
      reference: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
  ),
  /** Car that is free for the next rental, if this one stays away. */
  replacement: z.nullable(z.string()),
})
export type BoardReturn = z.infer<typeof boardReturn>

export const boardRequest = z.object({
  reference: z.string(),
  name: z.string(),
  kind: z.enum(['requested', 'offered']),
  class: z.string(),
  days: z.int(),
  start: localDateTime,
  end: localDateTime,
  expiresAt: moment,
  /** Car that is kept for it. */
  plate: z.nullable(z.string()),
  /** Day on which it keeps the last car of its class; null if others are left. */
  lastOn: z.nullable(localDate),
})
export type BoardRequest = z.infer<typeof boardRequest>

export const boardDrive = z.object({
  id: z.int(),
  plate: z.string(),
  from: branchId,
  to: branchId,
  leaves: moment,
  arrives: moment,
})
export type BoardDrive = z.infer<typeof boardDrive>

const boardDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  name: z.string(),
  uploadedAt: moment,
  neededAt: z.nullable(moment),
})
const boardMessage = z.object({ id: z.string(), name: z.string(), text: z.string(), at: moment })

const due = { at: moment, late: z.boolean() }
/** One thing to do now: its act, by when or since when, and what it is about. */
export const boardDue = z.discriminatedUnion('act', [
  z.object({ act: z.literal('call_overdue'), ...due, of: boardReturn }),
  z.object({ act: z.literal('call_late'), ...due, of: boardPickup }),
  z.object({ act: z.literal('no_show'), ...due, of: boardPickup }),
  z.object({ act: z.literal('give_car'), ...due, of: boardPickup }),
  z.object({ act: z.literal('prepare'), ...due, of: boardPickup }),
  z.object({ act: z.literal('decide'), ...due, of: boardRequest }),
  z.object({ act: z.literal('drive'), ...due, of: boardDrive }),
  z.object({ act: z.literal('review'), ...due, of: boardDocument }),
  z.object({ act: z.literal('answer'), ...due, of: boardMessage }),
])
export type BoardDue = z.infer<typeof boardDue>

export const board = z.object({
  branch: z.object({ id: branchId, names, cars: z.int() }),
  /** Names of all branches and classes that the rows mention by number or code. */
  branches: z.array(z.object({ id: branchId, names })),
  classes: z.array(z.object({ code: z.string(), names })),
  day: localDate,
  /** The moment at which all of it was read. */
  now: moment,
  hours: z.object({
    ranges: z.array(z.object({ opens: z.string(), closes: z.string() })),
    kind: z.enum(['regular', 'holiday', 'exception', 'given_up']),
    name: z.nullable(names),
  }),
  due: z.array(boardDue),
  pickups: z.array(boardPickup),
  returns: z.array(boardReturn),
  drives: z.array(boardDrive),
  requests: z.object({ all: z.int(), first: z.array(boardRequest) }),
  documents: z.object({ all: z.int(), first: z.array(boardDocument) }),
  messages: z.object({ all: z.int(), first: z.array(boardMessage) }),
  /** Cars of each class that is low on one of these days: the fewest on each. */
  stock: z.object({
    days: z.array(localDate),
    classes: z.array(z.object({ class: z.string(), cars: z.array(z.int()) })),
  }),
  /** Open requests under the GDPR whose last day is near or past; none for those who do not work on them. */
  privacy: z.array(z.object({ id: z.uuid(), kind: z.enum(privacyKinds), name: z.string(), dueOn: localDate })),
  /** Cars to inspect, each with the code of its class. */
  inspections: z.array(z.object({ plate: z.string(), class: z.string(), on: localDate })),
})
export type Board = z.infer<typeof board>

export const getBoard = endpoint('getBoard', {
  summary:
    'The day of a branch: what begins and ends there, what is due now, and what waits. Without a day it is today. Another branch than one’s own is not found.',
  query: z.strictObject({ branch: numeral, day: z.optional(reckonedDate) }),
  answers: { 200: board },
})

export const noteCall = endpoint('noteCall', {
  summary: 'Notes in the story of a booking that somebody called its customer, and whether they were reached.',
  params: z.strictObject({ reference: bookingReference }),
  body: z.strictObject({ reached: z.boolean() }),
  answers: { 200: done },
})

export const withdrawCall = endpoint('withdrawCall', {
  summary:
    'Takes back the newest call that one noted oneself about a booking; the history keeps both. Nothing happens if there is none.',
  params: z.strictObject({ reference: bookingReference }),
  answers: { 200: done },
})

export const reportCarReady = endpoint('reportCarReady', {
  summary:
    'Reports that a car was washed, refuelled or charged. `entry` is the newest entry about the car that the author saw; if there is a newer one, nothing is noted (`car_changed`).',
  params: z.strictObject({ plate }),
  body: z.strictObject({ wash: z.boolean(), fuel: z.boolean(), charge: z.boolean(), entry: z.nullable(z.int()) }),
  answers: {
    200: z.object({
      /** Number of the new entry, by which the report is taken back. */
      entry: z.int(),
    }),
  },
})

export const withdrawReady = endpoint('withdrawReady', {
  summary:
    'Takes back one’s own report that a car is ready: what was known before holds again. If there is a newer entry about the car, nothing is noted (`car_changed`).',
  params: z.strictObject({ plate }),
  query: z.strictObject({ entry: numeral }),
  answers: { 200: done },
})

export const getStaffEvents = endpoint('getStaffEvents', {
  summary:
    'Server-sent events: `change` with the topic (rentals, cars, inbox, people) and the branch, null for all, of what staff see anew; `gap` if anything may have changed unheard. It ends with the session, and by itself after some minutes.',
  answers: { 200: z.string() },
  file: 'text/event-stream',
})
