import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-bookings.ts'
import { byAppointment } from '#domain/appointment.ts'
import { bookingStatuses, openStatuses, type BookingStatus } from '#domain/booking-status.ts'
import { vehicleOf } from '#domain/catalogue.ts'
import { typedOf } from '#domain/typed-search.ts'
import type { BookingFilter, ListedRow } from '#store/booking-list.ts'
import type { ListPlace } from '#store/booking-order.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { exportBookings } from '#usecases/booking/export-bookings.ts'
import { findBookings } from '#usecases/booking/find-bookings.ts'
import { listOpenRequests } from '#usecases/booking/list-open-requests.ts'
import { searchOffice } from '#usecases/booking/search-office.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import { showLetter } from '#usecases/booking/show-letter.ts'
import { showStaffBooking } from '#usecases/booking/show-staff-booking.ts'
import { ownFilters } from '#usecases/staff/own-filters.ts'
import { removeFilter } from '#usecases/staff/remove-filter.ts'
import { saveFilter } from '#usecases/staff/save-filter.ts'
import type { Context } from '#usecases/context.ts'
import { bookingCsv } from './booking-csv.ts'
import { csvType, FILES } from './csv-file.ts'
import { presentListed } from './listed-booking-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'
import { presentCar, presentFoundCustomer, presentStaffBooking } from './staff-booking-presenter.ts'

/** Calls for the search, the lists and the pages of bookings. What touches no branch of the reader does not exist for them. */
export function staffBookingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.searchOffice, async ({ body: { q }, actor }) => {
    const found = await searchOffice(ctx, actor, q)
    if (!found.ok) return refused(found.refusal)
    const catalogue = await ctx.catalogue()
    const { bookings, customers, businesses, cars, more } = found.value
    return {
      status: 200,
      body: {
        bookings: bookings.map((row) => presentListed(row, catalogue, ctx.now())),
        customers: customers.map(presentFoundCustomer),
        businesses,
        cars: cars.map((car) => presentCar(car, vehicleOf(catalogue, car.vehicle_id))),
        more,
      },
    }
  })

  route(app, contract.getStaffBookings, async ({ body, actor }) => {
    const catalogue = await ctx.catalogue()
    const found = await findBookings(ctx, actor, {
      ...(await filterOf(ctx, body)),
      ...orderOf(body),
      after: placeOf(body.after),
    })
    if (!found.ok) return refused(found.refusal)
    const { rows, next } = found.value
    const bookings = rows.map((row) => presentListed(row, catalogue, ctx.now()))
    return { status: 200, body: { bookings, next: next && `${next.group}_${next.at.toISOString()}_${next.id}` } }
  })

  route(app, contract.exportStaffBookings, { rateLimit: FILES }, async ({ body, actor, language }) => {
    const catalogue = await ctx.catalogue()
    const found = await exportBookings(ctx, actor, { ...(await filterOf(ctx, body)), ...orderOf(body) })
    if (!found.ok) return refused(found.refusal)
    const branches = new Map(catalogue.branches.map(({ id, names }) => [id, names[language]]))
    const types = new Map(catalogue.classes.map(({ code, names }) => [code, names[language]]))
    const bytes = bookingCsv(presented(found.value, catalogue, ctx.now()), { branches, types }, language)
    const name = language === 'de' ? 'buchungen.csv' : 'bookings.csv'
    return { file: { name, bytes, mediaType: csvType } }
  })

  route(app, contract.getStaffRequests, async ({ query, actor }) => {
    const branch = query.branch === undefined ? null : Number(query.branch)
    const found = await listOpenRequests(ctx, actor, branch)
    if (!found.ok) return refused(found.refusal)
    const catalogue = await ctx.catalogue()
    const requests = found.value.first.map(({ row, freeBeside }) => ({
      ...presentListed(row, catalogue, ctx.now()),
      language: row.language,
      freeBeside,
    }))
    return { status: 200, body: { requests, all: found.value.all } }
  })

  filterRoutes(app, ctx)
  pageRoutes(app, ctx)
}

function filterRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffFilters, async ({ actor }) => {
    return { status: 200, body: { filters: await ownFilters(ctx, actor) } }
  })

  route(app, contract.saveStaffFilter, async ({ body, actor }) => {
    const saved = await saveFilter(ctx, actor, body)
    return saved.ok ? { status: 200, body: { filters: saved.value } } : refused(saved.refusal)
  })

  route(app, contract.removeStaffFilter, async ({ params, actor }) => {
    return { status: 200, body: { filters: await removeFilter(ctx, actor, params.id) } }
  })
}

function pageRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getStaffBooking, async ({ params, actor }) => {
    const found = await showStaffBooking(ctx, actor, params.reference)
    if (!found.ok) return refused(found.refusal)
    return { status: 200, body: await presentStaffBooking(ctx, found.value) }
  })

  route(app, contract.getStaffAgreementVersion, async ({ params, actor }) => {
    const { reference, revision } = params
    const found = await showAgreement(ctx, actor, { reference, revision: Number(revision) })
    if (!found.ok) return refused(found.refusal)
    const { file_name: name, pdf } = found.value.wanted
    return { file: { name, bytes: pdf } }
  })

  route(app, contract.getStaffLetter, async ({ params, actor }) => {
    const found = await showLetter(ctx, actor, params)
    return found.ok ? { status: 200, body: found.value } : refused(found.refusal)
  })
}

type Query = z.output<typeof contract.exportStaffBookings.body>

/** A class that does not exist finds nothing. */
const NO_CLASS = -1

async function filterOf(ctx: Context, query: Query): Promise<BookingFilter> {
  const { vehicles } = await ctx.catalogue()
  const { type, branch } = query
  return {
    typed: query.q === undefined ? null : typedOf(query.q),
    statuses: statusesOf(query),
    branch: branch === undefined ? null : Number(branch),
    from: query.from ?? null,
    to: query.to ?? null,
    classId: type === undefined ? null : (vehicles.find(({ classCode }) => classCode === type)?.classId ?? NO_CLASS),
    unpaid: query.unpaid === 'true',
    papersMissing: query.papers === 'true',
    source: query.source ?? null,
  }
}

/** States that are asked for; those that are not over if none is. */
function statusesOf({ status }: Query): readonly BookingStatus[] {
  if (status === undefined) return openStatuses
  return status === 'all' ? bookingStatuses : ([...new Set(status.split(','))] as BookingStatus[])
}

const orderOf = (query: Query) => {
  const ahead = byAppointment(statusesOf(query))
  return { latestFirst: query.order === undefined ? !ahead : query.order === 'desc' }
}

function placeOf(after: string | undefined): ListPlace | null {
  const [group, moment, id] = after?.split('_') ?? []
  const at = new Date(moment ?? '')
  return id === undefined || Number.isNaN(at.getTime()) ? null : { group: Number(group), at, id: Number(id) }
}

async function* presented(chunks: AsyncIterable<ListedRow[]>, catalogue: Catalogue, now: Date) {
  for await (const rows of chunks) yield rows.map((row) => presentListed(row, catalogue, now))
}
