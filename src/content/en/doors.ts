import type de from '../de/doors.ts'
import type { Shape } from '../shape.ts'

export default {
  manageBooking: { first: 'Berlin is waiting.', second: 'So is your car.' },
  login: { first: 'Good to', second: 'see you.' },
  register: { first: 'One account.', second: 'More kilometres.' },
  password: { first: 'One link,', second: 'and you are in.' },
  passwordNew: { first: 'New password.', second: 'Open road.' },
  passwordExpired: { first: 'That link has expired.', second: 'Get a new one.' },
  passwordSet: { first: 'All set.', second: 'Drive safely.' },
  confirm: { first: 'Nearly', second: 'on the road.' },
  newsletterConfirm: { first: 'News from Berlin.', second: 'Never too often.' },
  newsletterUnsubscribe: { first: 'No problem.', second: 'Safe travels.' },
} as const satisfies Shape<typeof de>
