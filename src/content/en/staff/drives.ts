import type de from '../../de/staff/drives.ts'
import type { Shape } from '../../shape.ts'

export default {
  arrived: 'Has arrived',
  title: '{plate} has arrived',
  way: '{from} to {to}',
  planned: 'planned for {time}',
  at: 'Arrived at',
  atHint: 'Now or earlier, Berlin time.',
  noTime: 'Enter day and time.',
  km: 'Odometer',
  kmHint: 'Empty if nobody read it.',
  noKm: 'Digits alone, without a comma: 12345.',
  save: 'Save',
  consequence: 'From then on, the car counts as there. This cannot be undone.',
  done: '{plate} is now at {branch}.',
  others: 'This concerns bookings that counted on the car:',
  missing: 'has no car any more',
  found: 'gets {plate}',
  foundLate: 'gets {plate}, from {time}',
  elsewhere:
    '{count, plural, one {One booking of another location has} other {# bookings of other locations have}} no car any more. They have been told.',
  ready: 'Understood',
} as const satisfies Shape<typeof de>
