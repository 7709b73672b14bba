import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/staff-drives.ts'
import type { Language } from '#domain/language.ts'
import { toInstant, toLocal } from '#domain/period.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { finishDrive, type FinishedDrive, type FinishRefusal } from '#usecases/booking/finish-drive.ts'
import type { Context } from '#usecases/context.ts'
import { refused, type Refused } from './refusal.ts'
import { route } from './route.ts'

/** Calls about drives of staff between the branches. */
export function staffDriveRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.reportArrival, async ({ actor, params, body: { km, at }, language }) => {
    const wish = { driveId: params.id, km, at: at === null ? null : toInstant(at) }
    const finished = await finishDrive(ctx, actor, wish)
    if (finished.ok) return { status: 200, body: presentArrival(finished.value) }
    return refusedArrival(finished.refusal, await ctx.catalogue(), language)
  })
}

const touchedBy = ({ reference, first_name: first, last_name: last }: BookingRow) => ({
  reference,
  name: `${first} ${last}`.trim(),
})

const presentArrival = ({ drive, missing, found, missingElsewhere }: FinishedDrive): contract.Arrival => ({
  plate: drive.plate,
  to: drive.to_branch,
  missing: missing.map(touchedBy),
  missingElsewhere,
  found: found.map(({ booking, plate, late }) => ({ ...touchedBy(booking), plate, from: late && toLocal(late) })),
})

/** Why an arrival was not noted, with the figure or the name that leads on. */
function refusedArrival(refusal: FinishRefusal, { branches }: Catalogue, language: Language): Refused {
  switch (refusal.code) {
    case 'forbidden':
    case 'no_drive':
    case 'in_future':
      return refused({ code: refusal.code })
    case 'odometer':
    case 'odometer_later': {
      const km = new Intl.NumberFormat(language).format(refusal.km)
      return refused({ code: refusal.code === 'odometer' ? 'drive_odometer' : 'drive_odometer_later', values: { km } })
    }
    case 'car_out': {
      const { plate, reference } = refusal
      if (reference === null) return refused({ code: 'drive_car_out_elsewhere', values: { plate } })
      return refused({ code: 'drive_car_out', values: { plate, reference } })
    }
    case 'not_there': {
      const branch = branches.find(({ id }) => id === refusal.branch)?.names[language] ?? ''
      return refused({ code: 'drive_not_there', values: { branch } })
    }
  }
}
