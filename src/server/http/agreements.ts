import type { FastifyInstance } from 'fastify'

import type { Booking } from '#contract/booking.ts'
import * as contract from '#contract/agreements.ts'
import type { AgreementRow } from '#store/agreement.ts'
import { ownAgreements } from '#usecases/booking/own-agreements.ts'
import { showAgreement } from '#usecases/booking/show-agreement.ts'
import type { Context } from '#usecases/context.ts'
import { present } from './booking-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls for a customer's own rental agreements. Another customer's agreement is answered like one that does not exist. */
export function agreementRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.getAgreements, async ({ query, actor }) => {
    const found = await ownAgreements(ctx, actor, query)
    if (!found.ok) return refused(found.refusal)
    const show = await present(ctx)
    const rentals = found.value.rentals.map(({ booking, agreements }) =>
      presentRental(show.booking(booking), agreements),
    )
    return { status: 200, body: { rentals, next: found.value.next } }
  })

  route(app, contract.getAgreementFile, async ({ params, actor }) => {
    const found = await showAgreement(ctx, actor, params)
    if (!found.ok) return refused(found.refusal)
    const { file_name: name, pdf } = found.value.wanted
    return { file: { name, bytes: pdf } }
  })
}

function presentRental(shown: Booking, agreements: readonly AgreementRow[]): contract.AgreedRental {
  const { reference, status, vehicle, pickup, dropoff, start, end } = shown
  const versions = agreements.map(presentAgreement)
  const { name, image } = vehicle
  return { reference, status, vehicle: name, image, pickup, dropoff, start, end, agreements: versions }
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
