import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { listed, placeAndTime, shown, type ListedBooking, type Names } from './booking-list.ts'
import { print, printJson, withContext, valueOf } from './operator.ts'
import type { BookingRow } from '#store/booking.ts'
import { listOverdue, type Overdue } from '#usecases/booking/list-overdue.ts'

/** Command that lists the cars that are not back, until there is a back office. */
export function addOverdueCommand(program: Command): void {
  program
    .command('overdue')
    .option('--json', 'for programs')
    .description('list rentals whose car is not back in time, and the bookings that are left without a car')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const names = await ctx.catalogue()
        const found = valueOf(await listOverdue(ctx, actor))
        if (json) printJson(overdueOf(found, names))
        else print(overdueText(found, names))
      })
    })
}

const overdueOf = ({ out, others }: Overdue, names: Names) => ({
  overdue: out.map(({ endangers, ...rental }) => ({
    ...listed(rental, names),
    car: rental.plate,
    awayUntil: rental.out_until && toLocal(rental.out_until),
    endangers: endangers.map((booking) => listed(booking, names)),
  })),
  withoutCar: others.map((booking) => listed(booking, names)),
})

function overdueText(found: Overdue, names: Names): string {
  const { out, others } = found
  if (out.length + others.length === 0) return 'every car is back in time, and every booking has one'
  const rows = out.flatMap(({ endangers, ...rental }) => [
    [rental.plate, 'out', ...cells(rental, names, 'dropoff')],
    ...endangers.map((booking) => ['', 'endangered', ...cells(booking, names, 'pickup')]),
  ])
  const rest = others.map((booking) => ['', 'no car', ...cells(booking, names, 'pickup')])
  const head = ['CAR', 'STATE', 'NUMBER', 'CUSTOMER', 'VEHICLE', 'DUE', 'CONTACT']
  return `${aligned([head, ...rows, ...rest])}\n(all times are Berlin time, as of ${shown(toLocal(new Date()))})`
}

/** Cells of a booking: its number, customer and vehicle, and the pickup or return that is due. */
function cells(row: BookingRow, names: Names, due: 'pickup' | 'dropoff'): string[] {
  const one: ListedBooking = listed(row, names)
  return [one.reference, one.customer, one.vehicle, placeAndTime(one[due]), `${one.phone} ${one.email}`.trim()]
}
