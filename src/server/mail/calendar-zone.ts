/** RFC 5545 requires every file that names a time zone to describe it. These rules have been in force since 1996. */
const component = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export const BERLIN = 'Europe/Berlin'

/** A calendar without a zone keeps its time stamps in UTC, as the standard asks; each event names its zone. */
export const calendarZone = { name: null, generator: (zone: string) => (zone === BERLIN ? component : null) }
