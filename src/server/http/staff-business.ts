import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-business.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { BusinessData } from '#store/business.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { addBusiness } from '#usecases/business/add-business.ts'
import { addBusinessPerson } from '#usecases/business/add-business-person.ts'
import { blockBusiness } from '#usecases/business/block-business.ts'
import { changeBusiness } from '#usecases/business/change-business.ts'
import { exportBusinesses } from '#usecases/business/export-businesses.ts'
import { findBusinesses, type FoundBusiness } from '#usecases/business/find-businesses.ts'
import { noteBusiness } from '#usecases/business/note-business.ts'
import { removeBusinessNote } from '#usecases/business/remove-business-note.ts'
import { restoreBusinessNote } from '#usecases/business/restore-business-note.ts'
import { removeBusinessPerson } from '#usecases/business/remove-business-person.ts'
import { showBusiness, type ShownBusiness } from '#usecases/business/show-business.ts'
import type { Context } from '#usecases/context.ts'
import { shownEmail } from '#words/shown-email.ts'
import { businessCsv } from './business-csv.ts'
import { csvType, FILES } from './csv-file.ts'
import { done } from './done.ts'
import { presentListed } from './listed-booking-presenter.ts'
import { refused } from './refusal.ts'
import { keyedBy } from './request-hash.ts'
import { route } from './route.ts'

/** Calls about companies that rent, and the people who rent for them. */
export function staffBusinessRoutes(app: FastifyInstance, ctx: Context): void {
  readRoutes(app, ctx)

  route(app, contract.addStaffBusiness, async ({ body, headers, actor }) => {
    const added = await addBusiness(ctx, actor, { ...dataOf(body), keyed: keyedBy(headers, body) })
    return added.ok ? { status: 201, body: { id: added.value } } : refused(added.refusal)
  })

  route(app, contract.changeStaffBusiness, async ({ params, body, actor, language }) => {
    const id = params.id as BusinessId
    const changed = await changeBusiness(ctx, actor, { id, data: dataOf(body), version: body.version })
    return changed.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(changed.refusal)
  })

  route(app, contract.removeBusinessNote, async ({ actor, params: { id, noteId }, language }) => {
    const gone = await removeBusinessNote(ctx, actor, { id: id as BusinessId, noteId })
    return gone.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(gone.refusal)
  })

  route(app, contract.restoreBusinessNote, async ({ actor, params: { id, noteId }, language }) => {
    const back = await restoreBusinessNote(ctx, actor, { id: id as BusinessId, noteId })
    return back.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(back.refusal)
  })

  route(app, contract.noteStaffBusiness, async ({ params, body, headers, actor, language }) => {
    const keyed = keyedBy(headers, { ...params, ...body })
    const noted = await noteBusiness(ctx, actor, { id: params.id as BusinessId, ...body, keyed })
    return noted.ok ? { status: 201, body: done(language, 'customerSaved') } : refused(noted.refusal)
  })

  route(app, contract.blockStaffBusiness, async ({ params, body, actor, language }) => {
    const blocked = await blockBusiness(ctx, actor, { id: params.id as BusinessId, ...body })
    return blocked.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(blocked.refusal)
  })

  route(app, contract.addStaffBusinessPerson, async ({ params, actor, language }) => {
    const added = await addBusinessPerson(ctx, actor, idsOf(params))
    return added.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(added.refusal)
  })

  route(app, contract.removeStaffBusinessPerson, async ({ params, actor, language }) => {
    const removed = await removeBusinessPerson(ctx, actor, idsOf(params))
    return removed.ok ? { status: 200, body: done(language, 'customerSaved') } : refused(removed.refusal)
  })
}

function readRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffBusinesses, async ({ body, actor }) => {
    const after = (body.after ?? null) as BusinessId | null
    const found = await findBusinesses(ctx, actor, { text: body.q ?? '', after })
    if (!found.ok) return refused(found.refusal)
    const { rows, next } = found.value
    const businesses = rows.map(presentRow)
    return { status: 200, body: { businesses, next } }
  })

  route(app, contract.exportStaffBusinesses, { rateLimit: FILES }, async ({ body, actor, language }) => {
    const found = await exportBusinesses(ctx, actor, { text: body.q ?? '' })
    if (!found.ok) return refused(found.refusal)
    const name = language === 'de' ? 'firmen.csv' : 'companies.csv'
    return { file: { name, bytes: businessCsv(found.value, language), mediaType: csvType } }
  })

  route(app, contract.getStaffBusiness, async ({ params, actor }) => {
    const found = await showBusiness(ctx, actor, { id: params.id as BusinessId })
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: presentBusiness(found.value, await ctx.catalogue(), ctx.now()) }
  })
}

function presentBusiness(shown: ShownBusiness, catalogue: Catalogue, now: Date) {
  const { row, persons, others, rentals, sums, notes } = shown
  const { id, name, street, city, country, reference, version } = row
  const blocked =
    row.blocked_at === null
      ? null
      : { reason: row.blocked_reason ?? '', at: row.blocked_at.toISOString(), by: row.blocker }
  return {
    id,
    name,
    street,
    postalCode: row.postal_code,
    city,
    country,
    vatId: row.vat_id,
    invoiceEmail: row.invoice_email,
    reference,
    version,
    blocked,
    persons: persons.map(presentPerson),
    others,
    rentals: rentals.map((rental) => ({
      ...presentListed(rental, catalogue, now),
      chargedMinor: rental.charged_minor,
    })),
    sums: sums.map(presentSum),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  }
}

const presentPerson = ({ id, first_name, last_name, phone, email }: ShownBusiness['persons'][number]) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  phone,
  email: email === null ? null : shownEmail(email),
})

const presentSum = ({ currency, since, charged_minor, due_minor }: ShownBusiness['sums'][number]) => ({
  currency,
  since,
  chargedMinor: charged_minor,
  dueMinor: due_minor,
})

const presentRow = ({ id, name, city, vat_id: vatId, persons, blocked, figures }: FoundBusiness) => ({
  id,
  name,
  city,
  vatId,
  persons,
  blocked,
  rentals: figures?.rentals ?? 0,
  lastRental: figures?.last_start ?? null,
  nextRental: figures?.next_start ?? null,
  due: figures?.due ?? [],
})

const idsOf = ({ id, customer }: { id: string; customer: string }) => ({
  id: id as BusinessId,
  customer: customer as CustomerId,
})

const dataOf = (body: z.output<typeof contract.addStaffBusiness.body>): BusinessData => ({
  name: body.name,
  street: body.street,
  postal_code: body.postalCode,
  city: body.city,
  country: body.country,
  vat_id: body.vatId || null,
  invoice_email: body.invoiceEmail,
  reference: body.reference || null,
})
