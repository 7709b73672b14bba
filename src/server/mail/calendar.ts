import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

import { company } from '#content/company.ts'
import { toInstant } from '#domain/berlin-time.ts'
import type { Attachment } from '#words/blocks.ts'
import { branchName, branchOf } from '#words/branch.ts'
import { BERLIN, calendarZone } from './calendar-zone.ts'
import type { LetterContext } from '#words/letter-context.ts'
import type { BookingLetter, Stage } from './letters.ts'
import { bookingUrl } from '#words/page-urls.ts'
import { moment, numberLabel } from './rental-blocks.ts'
import { fill } from '#words/words.ts'

export type Entry = 'tentative' | 'confirmed' | 'cancelled'

/**
 * Order of a booking's stages. A calendar replaces an entry only by one with a higher sequence number, which counts
 * stages and changes (D25).
 */
const entries = {
  tentative: { sequence: 0, status: ICalEventStatus.TENTATIVE },
  confirmed: { sequence: 1, status: ICalEventStatus.CONFIRMED },
  cancelled: { sequence: 2, status: ICalEventStatus.CANCELLED },
} as const

/** The letter's data that the calendar file needs. */
export type CalendarContext = Pick<LetterContext, 'language' | 'words' | 'origin' | 'writtenAt' | 'branches'>

/** The rental as a calendar file. A booking keeps the same entry throughout its life. */
export function calendarAttachment(
  data: BookingLetter,
  entry: Entry,
  stage: Stage,
  context: CalendarContext,
): Attachment {
  const { words } = context
  const { sequence, status } = entries[entry]
  const branch = branchOf(data.pickup, context)
  const calendar = ical({
    prodId: { company: company.name, product: 'booking', language: context.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: calendarZone,
  })
  calendar.createEvent({
    id: `${data.reference}@${new URL(company.origin).hostname}`,
    sequence: sequence + (data.revision ?? 1) - 1,
    status,
    stamp: context.writtenAt,
    timezone: BERLIN,
    start: berlin(data.start),
    end: berlin(data.end),
    summary: fill(entry === 'tentative' ? words.calendar.tentative : words.calendar.title, { vehicle: data.vehicle }),
    description: fill(words.calendar.description, {
      number: numberLabel(stage, words),
      reference: data.reference,
      pickup: `${moment(data.start, context)}, ${branchName(data.pickup, context)}`,
      dropoff: `${moment(data.end, context)}, ${branchName(data.dropoff, context)}`,
    }),
    location: `${company.name}, ${branch.street}, ${branch.city}`,
    url: bookingUrl(data, context),
    // A rented car does not make its driver busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  return {
    filename: fill(words.calendar.file, { reference: data.reference }),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()),
  }
}

const berlin = (local: string) =>
  Temporal.Instant.fromEpochMilliseconds(toInstant(local).getTime()).toZonedDateTimeISO(BERLIN)
