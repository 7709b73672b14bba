import type de from '../de/contracts.ts'
import type { Shape } from '../shape.ts'

export default {
  lead: 'Every confirmed booking has a rental agreement. If you change the booking, we add a new version; earlier versions stay as they were.',
  empty: {
    title: 'Your rental agreements appear here',
    text: 'You have none yet. As soon as a booking is confirmed, you’ll find the rental agreement here.',
    link: 'Your bookings',
    book: 'Rent a car',
  },
  noneOfOne: 'There is no rental agreement for this booking yet. We’ll create it as soon as the booking is confirmed.',
  withoutSignIn: 'If you booked without signing in, we’ll hand you the rental agreement at pickup.',
  all: 'All rental agreements',
  similar: '<name>{vehicle}</name> or similar',
  period: '{start} to {end}',
  over: { cancelled: 'Cancelled', no_show: 'Not picked up' },
  versions: 'Versions of the rental agreement {reference}',
  version: 'Version {revision}',
  replaced: 'replaced by version {revision}',
  about: '{day}, {language, select, de {German} other {English}}, {size}\u00A0KB',
  download: 'Download',
  downloadNamed: 'Download rental agreement {reference}, version {revision}',
  saved: '{name} has been downloaded.',
  hash: 'Checksum',
  hashNamed: 'Checksum {short} of rental agreement {reference}, version {revision}',
  hashAbout: 'The checksum (SHA-256) shows whether a file is unchanged.',
  copy: 'Copy',
  copied: 'Copied',
  more: 'Show more',
} satisfies Shape<typeof de>
