import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-customer.ts'
import type { CustomerId } from '#domain/ids.ts'
import { changeCustomer } from '#usecases/customer/change-customer.ts'
import { noteCustomer } from '#usecases/customer/note-customer.ts'
import { removeCustomerNote } from '#usecases/customer/remove-customer-note.ts'
import { restoreCustomerNote } from '#usecases/customer/restore-customer-note.ts'
import { showCustomer } from '#usecases/customer/show-customer.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import type { Context } from '#usecases/context.ts'
import { done } from './done.ts'
import { refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

type Shown = Extract<Awaited<ReturnType<typeof showCustomer>>, { ok: true }>['value']

/** Calls of a customer's page. */
export function staffCustomerRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffCustomer, async ({ actor, params, query }) => {
    const found = await showCustomer(ctx, actor, { id: params.id as CustomerId, all: query.all === 'true' })
    return found.ok ? { status: 200, body: presentCustomer(found.value) } : refused(found.refusal)
  })

  route(app, contract.changeStaffCustomer, async ({ actor, params, body, language }) => {
    const {
      reason,
      version,
      email,
      firstName,
      lastName,
      company,
      phone,
      streetName,
      houseNo,
      postalCode,
      city,
      country,
    } = body
    const contact = {
      first_name: firstName,
      last_name: lastName,
      company_name: company || null,
      phone,
      street_name: streetName || null,
      house_no: houseNo || null,
      postal_code: postalCode || null,
      city: city || null,
      country: country || null,
      ...(email !== undefined && { email }),
    }
    const changed = await changeCustomer(ctx, actor, { id: params.id as CustomerId, contact, reason, version })
    return changed.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(changed.refusal)
  })

  route(app, contract.removeCustomerNote, async ({ actor, params: { id, noteId }, language }) => {
    const gone = await removeCustomerNote(ctx, actor, { id: id as CustomerId, noteId })
    return gone.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(gone.refusal)
  })

  route(app, contract.restoreCustomerNote, async ({ actor, params: { id, noteId }, language }) => {
    const back = await restoreCustomerNote(ctx, actor, { id: id as CustomerId, noteId })
    return back.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(back.refusal)
  })

  route(app, contract.noteStaffCustomer, async ({ actor, params, body, headers, language }) => {
    const keyed = keyedBy(headers, { ...params, ...body })
    const noted = await noteCustomer(ctx, actor, { id: params.id as CustomerId, ...body, keyed })
    return noted.ok ? { status: 201, body: done(language, 'customerSaved') } : refused(noted.refusal)
  })

  route(app, contract.adjustStaffPoints, async ({ actor, params, body }) => {
    const adjusted = await adjustPoints(ctx, actor, { customer: params.id as CustomerId, ...body })
    if (adjusted.ok) return { status: 200, body: { points: adjusted.value } }
    const { refusal } = adjusted
    return refused({ code: refusal.code, last: 'last' in refusal ? refusal.last : null })
  })

  route(app, contract.grantStaffTier, async ({ actor, params, body, language }) => {
    const granted = await grantTier(ctx, actor, { customer: params.id as CustomerId, ...body })
    return granted.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(granted.refusal)
  })
}

/** Versions of the terms, each with the booking by which it was accepted first. */
const termsOf = (rentals: Shown['rentals']) => [
  ...new Map(
    rentals
      .filter(({ accepted }) => accepted)
      .map(({ terms_version: version, booked_at: at, reference }) => [
        version,
        { version, at: at.toISOString(), reference },
      ]),
  ).values(),
]

const presentLetter = ({ id, kind, written_at: at, sent_at: sent, reference }: Shown['letters'][number]) => ({
  id,
  kind,
  at: at.toISOString(),
  sentAt: sent?.toISOString() ?? null,
  reference,
})

const presentSum = (sum: Shown['sums'][number]) => ({
  currency: sum.currency,
  since: sum.since,
  rentals: sum.rentals,
  chargedMinor: sum.charged_minor,
  paidMinor: sum.paid_minor,
  dueMinor: sum.due_minor,
  giveBackMinor: sum.give_back_minor,
  depositMinor: sum.deposit_minor,
})

function presentCustomer(shown: Shown): z.input<typeof contract.staffCustomer> {
  const { row, rentals, letters, points, businesses } = shown
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company_name,
    dateOfBirth: row.date_of_birth,
    email: row.email,
    language: row.language,
    phone: row.phone,
    streetName: row.street_name,
    houseNo: row.house_no,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    since: row.created_at.toISOString(),
    hasAccount: row.account_id !== null,
    secondFactor: row.second_factor,
    newsletter: row.newsletter && { ...row.newsletter, at: new Date(row.newsletter.at).toISOString() },
    terms: termsOf(rentals),
    restriction: row.restriction && {
      request: row.restriction.id,
      since: new Date(row.restriction.since).toISOString(),
      until: row.restriction.until,
    },
    tier: row.tier,
    points: row.points,
    pointsEntries: points.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    documents: row.documents,
    businesses: businesses.map(({ id, name, reference, blocked_at: at }) => ({
      id,
      name,
      reference,
      blocked: at !== null,
    })),
    notes: row.notes.map(({ id, at, by, text }) => ({ id, at: new Date(at).toISOString(), by, text })),
    letters: letters.map(presentLetter),
    rentals: rentals.map((rental) => ({
      reference: rental.reference,
      status: rental.status,
      start: rental.starts_local,
      end: rental.ends_local,
      branch: rental.pickup_branch,
      vehicle: rental.vehicle,
      currency: rental.currency,
      chargedMinor: rental.charged_minor,
      paidMinor: rental.paid_minor,
      dueMinor: rental.charged_minor - rental.paid_minor - rental.written_off_minor,
      depositMinor: rental.deposit_minor,
    })),
    sums: shown.sums.map(presentSum),
    more: shown.more,
    version: row.profile_version,
  }
}
