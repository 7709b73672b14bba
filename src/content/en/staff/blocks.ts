import type de from '../../de/staff/blocks.ts'
import type { Shape } from '../../shape.ts'

export default {
  acts: { block: 'Block…', lift: 'Lift the block…', show: 'See the block…' },
  title: 'Block {name}',
  lead: 'Somebody who is blocked can neither request nor book anything online. Existing bookings stay.',
  leadGuest:
    'This blocks the mail address and the driving licence of this booking. Nobody can request or book anything online with them. Existing bookings stay.',
  because: 'Blocked: {reason}',
  elsewhere: 'Blocked since {since}. A manager knows the reason.',
  reason: 'Reason',
  reasonHint: 'Included in the copy of the data that this person can ask for.',
  until: 'Until the end of',
  untilHint: 'Leave empty if there is no end.',
  gone: 'This day has already passed.',
  submit: 'Block',
  done: '{name} is blocked.',
  now: 'Blocked since {since}',
  ends: 'until {until}',
  noEnd: 'without an end',
  by: 'by {by}',
  lifted: 'lifted {at}: {reason}',
  liftTitle: '{name} is blocked',
  lift: 'Lift the block',
  liftDone: '{name} may rent again.',
  liftReason: 'Reason for lifting it',
  managers: 'Only a manager can lift a block.',
  close: 'Close',
  earlier: 'Earlier blocks',
  missing: 'Please give a reason.',
  /** Data that may only be kept for now. */
  restricted: {
    title: 'Processing of this customer’s data is restricted',
    titleSince: 'Processing of this data has been restricted since {since}',
    text: 'Data, points and tier stay as they are (GDPR art.\u00A018). Current rentals continue.',
    until: 'This ends on {day}.',
    toRequest: 'To the request',
  },
} as const satisfies Shape<typeof de>
