import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/agreements.ts'
import type { AgreementRow } from '#store/agreement.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { ownAgreements, type AgreementsPage } from '#usecases/booking/own-agreements.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import type { Context } from '#usecases/context.ts'
import { presentBooking } from './booking-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** What customers have of their own rental agreements. A foreign one is as unknown as one that nobody has. */
export function agreementRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getAgreements, async ({ query, actor }) => {
    const found = await ownAgreements(ctx, actor, query)
    if (!found.ok) return refused(found.refusal)
    const [catalogue, now] = [await ctx.catalogue(), ctx.now()]
    const rentals = found.value.rentals.map((rental) => presentRental(rental, catalogue, now))
    return { status: 200, body: { rentals, next: found.value.next } }
  })

  route(app, contract.getAgreementFile, async ({ params, actor }) => {
    const found = await showAgreement(ctx, actor, params)
    if (!found.ok) return refused(found.refusal)
    const { file_name: name, pdf } = found.value.wanted
    return { file: { name, bytes: pdf } }
  })
}

function presentRental(
  { booking, agreements }: AgreementsPage['rentals'][number],
  catalogue: Catalogue,
  now: Date,
): contract.AgreedRental {
  const { reference, status, vehicle, pickup, dropoff, start, end } = presentBooking(booking, catalogue, now)
  const versions = agreements.map(presentAgreement)
  return { reference, status, vehicle: vehicle.name, pickup, dropoff, start, end, agreements: versions }
}

export const presentAgreement = (row: AgreementRow): contract.Agreement => ({
  revision: row.revision,
  language: row.language,
  termsVersion: row.terms_version,
  fileName: row.file_name,
  bytes: row.bytes,
  sha256: row.sha256.toString('hex'),
  writtenAt: row.written_at.toISOString(),
})
