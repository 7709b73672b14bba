import type de from '../de/mail-yard.ts'
import type { Shape } from '../shape.ts'

export default {
  rentalClosed: {
    subject: 'Your rental {reference} is complete',
    preview: '{vehicle}: kilometres and settlement at a glance.',
    heading: 'Your rental is complete',
    intro: 'Thank you for driving with us. Here is the settlement of your rental.',
    returned: 'Returned',
    driven: 'Driven',
    drivenValue: '{driven}\u00A0km',
    odometer: 'Odometer {out} to {in}',
    earlier: 'Of these before the vehicle was exchanged: {earlier}\u00A0km',
    included: 'Included kilometres: {included}',
    settlement: 'Your settlement',
    sum: '{label}: {amount}',
    price: 'Agreed price',
    total: 'Total',
    none: 'Nothing comes on top of the agreed price.',
    late: 'The return was agreed for {agreed}. We do not charge for up to {grace} minutes after that.',
    paid: 'Paid',
    waived: 'Waived',
    settled: 'There is nothing left to pay.',
    deposit: 'We release your deposit of {deposit}.',
    depositLater: 'We release your deposit of {deposit} as soon as the outstanding amount is paid.',
    early: 'You returned the vehicle before the agreed end. This does not change the agreed price.',
    reason: 'Reason: {reason}',
    help: 'If anything is wrong, please call us: {phone}.',
  },
  notCollected: {
    subject: 'Your booking {reference}: vehicle not picked up',
    preview: 'What this costs, and how to reach us.',
    heading: 'You did not pick up your vehicle',
    intro: 'We kept your vehicle ready, but you did not pick it up. It is now available to others.',
    fee: 'As with a late cancellation, we charge the vehicle price of one rental day, at most the total price.',
    free: 'This costs you nothing.',
    cost: 'Vehicle not picked up',
    proof: 'You are free to prove that we suffered no loss or a smaller one.',
    help: 'Did something come up, or were you there after all? Please call us: {phone}.',
  },
  staffEndangered: {
    subject: 'No vehicle for {waiting}: {plate} is not here',
    subjectDriven: 'No vehicle for {waiting}: {plate} was driven to another location',
    preview: 'Please act now: no other vehicle is available.',
    heading: 'A booking has no vehicle',
    out: 'The vehicle {plate} has not come back in time. Rental {reference} should have ended on {end}. No other vehicle of its car type is available.',
    elsewhere:
      'The vehicle {plate} came back at another place or later than agreed (rental {reference}). No other vehicle of its car type is available.',
    driven:
      'The vehicle {plate} was driven at a different time than planned (drive {id}): {from} → {to}, there since {at}. No other vehicle of its car type is available.',
    callHolder:
      'Please call whoever has the vehicle first, then the customers who are waiting for it. As soon as a vehicle becomes available, the system plans it by itself.',
    call: 'Please call the customers who are waiting for a vehicle. As soon as one becomes available, the system plans it by itself.',
    commands: [{ text: 'See how things stand:', command: 'npm run manage -- overdue' }],
    holder: 'Has the vehicle',
    waiting: 'Waiting for a vehicle',
  },
  staffCarFound: {
    subject: 'A vehicle for {reference}: {plate}',
    preview: 'It is here at the agreed time.',
    latePreview: 'It is ready from {from}. Please tell the customer.',
    heading: 'The booking has a vehicle again',
    inTime: 'Booking {reference} had no vehicle. Now {plate} is planned for it, for all of the agreed time.',
    late: 'Booking {reference} had no vehicle. Now {plate} is planned for it, from {from} at the latest. That is after the agreed pickup: please call the customer. You can hand the vehicle over as soon as it is ready.',
  },
  staffDrive: {
    subject: {
      new: 'Drive {plate}: {from} → {to}',
      changed: 'Drive changed {plate}: {from} → {to}',
      gone: 'Drive cancelled {plate}: {from} → {to}',
    },
    preview: {
      new: 'Leave by {leaves}.',
      changed: 'Leave by {leaves}.',
      gone: 'There is nothing left to do.',
    },
    heading: {
      new: 'A vehicle has to be driven to another location',
      changed: 'A drive has changed',
      gone: 'A drive is cancelled',
    },
    intro: {
      new: 'Please drive this vehicle to the location named below. A one-way rental that would have brought it there is cancelled, and the vehicle is needed there.',
      changed: 'Please drive the vehicle as stated here. What we wrote before no longer applies.',
      gone: 'This drive is no longer needed, or no longer possible. Please do not drive.',
    },
    car: 'Vehicle',
    from: 'From',
    to: 'To',
    earliest: 'Earliest departure',
    now: 'now',
    leaves: 'Latest departure',
    arrives: 'There by',
    commands: [
      {
        text: 'Once the vehicle is there, with its kilometres:',
        command: 'npm run manage -- drive done {id} --km 12345',
      },
      { text: 'List all drives:', command: 'npm run manage -- drives' },
    ],
  },
  staffBackupFailed: {
    subject: 'No backup was made last night',
    preview: 'Last sound backup: {last}.',
    heading: 'The nightly backup failed',
    intro: 'There is no sound backup of the database from last night. The server says:',
    folder: 'Folder',
    last: 'Last sound backup',
    never: 'none yet',
    commands: [
      {
        text: 'Mend the cause, then make a backup. The instructions are in docs/operations.md under “Back up and restore”.',
        command: 'npm run manage -- backup {folder}',
      },
    ],
  },
  staffInbox: {
    subject: 'Message {number} from {provider} is waiting for you',
    preview: 'Tried {attempts} times without success since {received}.',
    heading: 'A message from {provider} is waiting for you',
    intro:
      'We tried {attempts} times to work on this message, without success. It stays stored. All further messages about the same matter wait until you have decided.',
    kind: 'Kind',
    about: 'Matter',
    received: 'Received',
    trouble: 'Error',
    commands: [
      { text: 'See what is waiting:', command: 'npm run manage -- inbox' },
      {
        text: 'Once the cause is mended, process the message again:',
        command: 'npm run manage -- inbox retry {number}',
      },
      {
        text: 'If you have settled the matter yourself, put the message aside:',
        command: 'npm run manage -- inbox aside {number} --reason REASON',
      },
    ],
  },
  staffNotCollected: {
    subject: 'Not picked up {reference}: {type} from {date}, {time}{outside}',
    preview: 'There is no pickup and no drop-off.',
    heading: 'A vehicle was not picked up',
    intro:
      'This booking is recorded as not picked up: there is no pickup and no drop-off, and the vehicle is available again. The customer has been told; your reply to this email goes to them.',
    free: 'none',
    fee: 'Fee',
  },
} as const satisfies Shape<typeof de>
