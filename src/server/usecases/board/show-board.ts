import type { Actor } from '#domain/actor.ts'
import {
  dueOfDocument,
  dueOfDrive,
  dueOfMessage,
  dueOfPickup,
  dueOfRequest,
  dueOfReturn,
  inOrder,
  toneOfPickup,
  toneOfReturn,
  type Due,
  type Tone,
} from '#domain/board.ts'
import { needsOf, type CarNeed } from '#domain/car-needs.ts'
import type { Outcome } from '#domain/outcome.ts'
import { addDays, dateOf, toInstant, toLocal, type LocalDate } from '#domain/period.ts'
import { NEAR_DAYS } from '#domain/privacy-request.ts'
import { forbidden, isAt, may, type Forbidden } from '#domain/rights.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { listPickups, listReturns, type PickupRow, type ReturnRow, type Span } from '#store/board-rentals.ts'
import {
  listDocumentsFor,
  listInspections,
  listLowStock,
  listMessagesFor,
  listOpenDrives,
  listOpenRequests,
  type DocumentRow,
  type DriveRow,
  type InspectionRow,
  type MessageRow,
  type RequestRow,
  type StockDayRow,
  type Waiting,
} from '#store/board-work.ts'
import type { Catalogue, CatalogueBranch } from '#store/catalogue.ts'
import type { Read, Readable } from '#store/db.ts'
import { withGenericPlans } from '#store/generic-plans.ts'
import { listPrivacyDueBy, type PrivacyRow } from '#store/privacy-request.ts'
import type { Context } from '../context.ts'

export type BoardPickup = PickupRow & { tone: Tone; needs: CarNeed[]; carMissing: boolean; calledAt: Date | null }
export type BoardReturn = ReturnRow & { tone: Tone; calledAt: Date | null }

export type DueSubject =
  | { kind: 'pickup'; row: BoardPickup }
  | { kind: 'return'; row: BoardReturn }
  | { kind: 'request'; row: RequestRow }
  | { kind: 'drive'; row: DriveRow }
  | { kind: 'document'; row: DocumentRow }
  | { kind: 'message'; row: MessageRow }

export interface Board {
  branch: CatalogueBranch
  catalogue: Catalogue
  day: LocalDate
  now: Date
  pickups: BoardPickup[]
  returns: BoardReturn[]
  due: Due<DueSubject>[]
  drives: DriveRow[]
  requests: Waiting<RequestRow>
  documents: Waiting<DocumentRow>
  messages: Waiting<MessageRow>
  stock: StockDayRow[]
  inspections: InspectionRow[]
  /** Requests under the GDPR whose last day is near, for those who work on them. */
  privacy: PrivacyRow[]
}

const STOCK_DAYS = 7

/** Shows the day of a branch: what begins and ends there, what is due now, and what waits. */
export async function showBoard(
  ctx: Context,
  actor: Actor,
  wish: { branch: number; day: LocalDate | null },
): Promise<Outcome<Board, Forbidden | { code: 'not_found' }>> {
  if (!may(actor, 'showBoard')) return forbidden('showBoard')
  const catalogue = await ctx.catalogue()
  const branch = catalogue.branches.find(({ id }) => id === wish.branch)
  const here = actor.kind !== 'staff' || isAt(actor.branches, wish.branch)
  if (branch === undefined || !here) return { ok: false, refusal: { code: 'not_found' } }
  const now = ctx.now()
  const day = wish.day ?? dateOf(toLocal(now))
  const read = await ctx.read((db) => readDay(db, { branch: branch.id, day, now, catalogue }))
  const today = dateOf(toLocal(now))
  const near = day === today && may(actor, 'listPrivacyRequests')
  const privacy = near ? await ctx.read((db) => listPrivacyDueBy(db, addDays(today, NEAR_DAYS))) : []
  return { ok: true, value: { branch, catalogue, day, now, ...read, privacy } }
}

async function readDay(
  db: Readable,
  { branch, day, now, catalogue: { rules } }: { branch: number; day: LocalDate; now: Date; catalogue: Catalogue },
) {
  const today = dateOf(toLocal(now))
  const span = { branch, from: midnight(day), until: midnight(addDays(day, 1)) }
  const late = day === today
  // The past has no stock left to look at.
  const stockDay = day > today ? day : today
  const stockSpan = {
    branch,
    from: stockDay === today ? now : midnight(stockDay),
    until: midnight(addDays(stockDay, STOCK_DAYS)),
  }
  const inspectedUntil = addDays(today, rules.inspectionAheadDays)
  // Planning the two of many joins anew would take as long as their work, and eight at a time would hold eight connections.
  const [pickupRows, returnRows, { stock, inspections, ...work }] = await Promise.all([
    withGenericPlans(db, (read) => listPickups(read, span, late)),
    withGenericPlans(db, (read) => listReturns(read, span, { now, late })),
    withGenericPlans(db, (read) => readWork(read, { span, late, now, stockSpan, inspectedUntil })),
  ])
  const pickups = pickupRows.map((row) => pickupOf(row, now, rules))
  const returns = returnRows.map((row) => returnOf(row, now, rules))
  const due = late ? dueNow({ pickups, returns, ...work }, now, rules) : []
  return { pickups, returns, due, ...work, stock, inspections }
}

interface WorkWish {
  span: Span
  late: boolean
  now: Date
  stockSpan: Span
  inspectedUntil: LocalDate
}

async function readWork(db: Read, { span, late, now, stockSpan, inspectedUntil }: WorkWish) {
  const { branch } = span
  return {
    drives: await listOpenDrives(db, span, late),
    requests: await listOpenRequests(db, branch, now),
    documents: await listDocumentsFor(db, branch, now),
    messages: await listMessagesFor(db, branch),
    stock: await listLowStock(db, stockSpan),
    inspections: await listInspections(db, branch, inspectedUntil),
  }
}

const midnight = (day: LocalDate) => toInstant(`${day}T00:00`)

function pickupOf(row: PickupRow, now: Date, rules: BusinessRules): BoardPickup {
  const open = row.status === 'confirmed'
  const { clean, fuel_eighths: fuelEighths, charge_percent: chargePercent } = row
  // While another customer has the car, its last state says nothing about how it comes back.
  const needs = open && row.place !== 'customer' ? needsOf({ clean, fuelEighths, chargePercent }, rules) : []
  const pickup = { ...row, needs, carMissing: open && row.car_missing, calledAt: row.called_at }
  return { ...pickup, tone: open ? toneOfPickup(pickup, now, rules) : 'done' }
}

function returnOf(row: ReturnRow, now: Date, rules: BusinessRules): BoardReturn {
  const over = row.status === 'returned' || row.status === 'closed'
  const out = row.status === 'active'
  return { ...row, calledAt: row.called_at, tone: over ? 'done' : out ? toneOfReturn(row, now, rules) : 'open' }
}

type Work = Pick<Board, 'pickups' | 'returns' | 'drives' | 'requests' | 'documents' | 'messages'>

function dueNow(
  { pickups, returns, drives, requests, documents, messages }: Work,
  now: Date,
  rules: BusinessRules,
): Due<DueSubject>[] {
  const open = pickups.filter(({ status }) => status === 'confirmed')
  const out = returns.filter(({ status }) => status === 'active')
  const asked = requests.first.filter(({ status }) => status === 'requested')
  return inOrder([
    ...open.map((row) => about('pickup', dueOfPickup(row, now, rules))),
    ...out.map((row) => about('return', dueOfReturn(row, now, rules))),
    ...asked.map((row) => about('request', dueOfRequest(row, now, rules))),
    ...drives.map((row) => about('drive', dueOfDrive(row, now, rules))),
    ...documents.first.map((row) => about('document', dueOfDocument(row, now, rules))),
    ...messages.first.map((row) => about('message', dueOfMessage(row, now, rules))),
  ])
}

const about = <Row>(kind: DueSubject['kind'], due: Due<Row> | null): Due<DueSubject> | null =>
  due === null ? null : { ...due, of: { kind, row: due.of } as DueSubject }
