import type * as contract from '#contract/staff-board.ts'
import type { Due } from '#domain/board.ts'
import { dropoffSlot, hoursOn, pickupSlot } from '#domain/opening-hours.ts'
import { dateOf, type LocalDate, type LocalDateTime } from '#domain/period.ts'
import type { DriveRow, MessageRow, RequestRow, StockDayRow, Waiting } from '#store/board-work.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Board, BoardPickup, BoardReturn, DueSubject } from '#usecases/board/show-board.ts'

/** Board as JSON, with the names that its rows mention. */
export function presentBoard(found: Board): contract.Board {
  const { branch, catalogue, day, now } = found
  const hours = hoursOn(branch.calendar, day)
  const show = presenterOf(found)
  const classOf = classesById(catalogue)
  return {
    branch: { id: branch.id, names: branch.names, cars: branch.cars },
    branches: catalogue.branches.map(({ id, names }) => ({ id, names })),
    classes: catalogue.classes.map(({ code, names }) => ({ code, names })),
    day,
    now: now.toISOString(),
    hours: { ranges: [...hours.ranges], kind: hours.kind, name: hours.name ?? null },
    due: found.due.map(show.due),
    pickups: found.pickups.map(show.pickup),
    returns: found.returns.map(show.return),
    drives: found.drives.map(show.drive),
    requests: waiting(found.requests, show.request),
    documents: waiting(found.documents, show.document),
    messages: waiting(found.messages, show.message),
    stock: presentStock(found.stock, catalogue),
    privacy: found.privacy.map(({ id, kind, name, due_on: dueOn }) => ({ id, kind, name, dueOn })),
    inspections: found.inspections.map(({ plate, class_id: id, next_inspection: on }) => ({
      plate,
      class: classOf(id),
      on,
    })),
  }
}

const waiting = <Row, Shown>({ all, first }: Waiting<Row>, show: (row: Row) => Shown) => ({
  all,
  first: first.map(show),
})

interface Person {
  first_name: string
  last_name: string
  company_name?: string | null
}
const nameOf = ({ company_name: company, first_name: first, last_name: last }: Person): string =>
  company ?? `${first} ${last}`.trim()

/** Presenters of the rows of a board, which share its branch, its moment and its catalogue. */
function presenterOf({ branch, catalogue, stock }: Board) {
  const classOf = classesById(catalogue)
  const common = (row: BoardPickup | BoardReturn) => ({
    reference: row.reference,
    name: nameOf(row),
    phone: row.phone,
    doneAt: row.done_at?.toISOString() ?? null,
    tone: row.tone,
    class: classOf(row.class_id),
    days: row.days,
    plate: row.plate,
    model: catalogue.vehicles.find(({ id }) => id === row.vehicle_id)?.name ?? null,
    called: row.called_at && { at: row.called_at.toISOString(), by: row.called_by ?? '' },
  })
  const pickup = (row: BoardPickup): contract.BoardPickup => ({
    ...common(row),
    at: row.starts_local,
    state: row.status === 'confirmed' ? 'open' : row.status === 'no_show' ? 'no_show' : 'done',
    keyBox: pickupSlot(branch.calendar, row.starts_local).status !== 'open',
    flight: row.flight,
    to: elsewhere(row.dropoff_branch, branch.id),
    needs: row.needs,
    chargePercent: row.needs.includes('charge') ? row.charge_percent : null,
    fuelEighths: row.needs.includes('fuel') ? row.fuel_eighths : null,
    entry: row.entry,
    backAt: row.back_local,
    depositOpen: row.deposit_open,
    carMissing: row.carMissing,
  })
  const back = (row: BoardReturn): contract.BoardReturn => ({
    ...common(row),
    at: row.ends_local,
    state: row.status === 'confirmed' ? 'coming' : row.status === 'active' ? 'out' : 'done',
    keyBox: dropoffSlot(branch.calendar, row.ends_local).status !== 'open',
    from: elsewhere(row.pickup_branch, branch.id),
    next: row.next,
    replacement: row.replacement,
  })
  const request = (row: RequestRow): contract.BoardRequest => ({
    reference: row.reference,
    name: nameOf(row),
    kind: row.status,
    class: classOf(row.class_id),
    days: row.days,
    start: row.starts_local,
    end: row.ends_local,
    expiresAt: row.expires_at.toISOString(),
    plate: row.plate,
    lastOn: lastDayOf(row, stock),
  })
  const show = { pickup, return: back, request, drive, document, message }
  return { ...show, due: (due: Due<DueSubject>) => presentDue(due, show) }
}

type Show = Omit<ReturnType<typeof presenterOf>, 'due'>

const elsewhere = (other: number, here: number): number | null => (other === here ? null : other)

const drive = ({ id, plate, from_branch: from, to_branch: to, leaves, arrives }: DriveRow): contract.BoardDrive => ({
  id,
  plate,
  from,
  to,
  leaves: leaves.toISOString(),
  arrives: arrives.toISOString(),
})

const document = (row: Board['documents']['first'][number]) => ({
  id: row.id,
  kind: row.kind,
  name: nameOf(row),
  uploadedAt: row.uploaded_at.toISOString(),
  neededAt: row.needed_at?.toISOString() ?? null,
})

const message = ({ id, name, message: text, created_at: at }: MessageRow) => ({ id, name, text, at: at.toISOString() })

/** Each act belongs to one kind of row (domain/board.ts), which the type of an answer says, too. */
function presentDue({ act, at, late, of }: Due<DueSubject>, show: Show): contract.BoardDue {
  return { act, at: at.toISOString(), late, of: presentSubject(of, show) } as contract.BoardDue
}

function presentSubject(of: DueSubject, show: Show): contract.BoardDue['of'] {
  switch (of.kind) {
    case 'pickup':
      return show.pickup(of.row)
    case 'return':
      return show.return(of.row)
    case 'request':
      return show.request(of.row)
    case 'drive':
      return show.drive(of.row)
    case 'document':
      return show.document(of.row)
    case 'message':
      return show.message(of.row)
  }
}

function classesById({ vehicles }: Catalogue): (id: number) => string {
  const codes = new Map(vehicles.map(({ classId, classCode }) => [classId, classCode]))
  return (id) => codes.get(id) ?? ''
}

/** First day of a rental on which no other car of its class is left, as far as the stock is shown. */
function lastDayOf(row: RequestRow, stock: readonly StockDayRow[]): LocalDate | null {
  const none = stock.find(
    ({ class_id: classId, day, low }) =>
      classId === row.class_id && low <= 0 && touchesDay(row.starts_local, row.ends_local, day),
  )
  return none?.day ?? null
}

const touchesDay = (start: LocalDateTime, end: LocalDateTime, day: LocalDate): boolean =>
  dateOf(start) <= day && day <= dateOf(end)

/** The classes of which few cars are left on one of the days. */
function presentStock(rows: readonly StockDayRow[], catalogue: Catalogue): contract.Board['stock'] {
  const classOf = classesById(catalogue)
  const days = [...new Set(rows.map(({ day }) => day))].toSorted()
  const byClass = Object.groupBy(rows, ({ class_id: classId }) => String(classId))
  const classes = Object.entries(byClass).flatMap(([id, own = []]) => {
    const cars = days.map((day) => Math.max(0, own.find((row) => row.day === day)?.low ?? 0))
    return Math.min(...cars) > catalogue.rules.lowStockCars ? [] : [{ class: classOf(Number(id)), cars }]
  })
  return { days, classes }
}
