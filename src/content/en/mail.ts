import type de from '../de/mail.ts'
import type { Shape } from '../shape.ts'
import arrival from './booking/arrival.ts'
import liability from './booking/liability.ts'
import words from './booking/words.ts'

export default {
  frame: {
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    closing: 'Kind regards',
    signature: 'Your team at {company}',
    linkHint: 'If the button does not open, please copy this address into your browser:',
    managingDirector: 'Managing director: {name}',
    register: '{court}, {number}',
    seat: 'Registered office: {seat}',
    vatId: 'VAT ID {id}',
    phone: 'Phone {phone}',
    commands: 'On the server',
    links: { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms' },
  },
  money: {
    days: { one: '{count} day', other: '{count} days' },
    quantity: '{quantity} × {name}',
    perUnit: '{name}, {days}',
    perUnitWithRate: '{name}, {days} at {rate} each',
    seasonMore: 'High-season supplement',
    seasonLess: 'Low-season discount',
    lengthDiscount: 'Discount for the length of the rental',
    firstRentalDiscount: 'Discount on vehicle and extras (first rental)',
    freeDays: 'Free rental days redeemed',
    total: 'Total price',
    vat: 'including {percent} VAT: {amount}',
    deposit: 'Deposit (not part of the total price)',
    depositNote: 'We hold the deposit on your card at pickup and release it after you have returned the vehicle.',
    kilometres: 'Included kilometres: {included}\u00A0km for the whole rental, each further kilometre {rate}.',
  },
  services: words.services,
  liability,
  arrival,
  fees: words.fees,
  charges: words.charges,
  classes: words.classes,
  facts: {
    keyDrop: 'Returns around the clock',
    heading: 'Your rental',
    priceHeading: 'Your price',
    bookingNumber: 'Booking number',
    requestNumber: 'Request number',
    vehicle: 'Vehicle',
    type: 'Car type',
    vehicleValue: '{vehicle} or similar',
    similar: 'or similar',
    pictureAlt: '{type} (example picture)',
    vehicleNote: 'Car type, seats and transmission are guaranteed.',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    landLate: 'Please call us as soon as you know: {phone}.',
    customer: 'Customer',
    extras: 'Extras',
    drivers: { one: 'Additional driver', other: 'Additional drivers' },
    driverNotNamed: words.notNamed,
    driverAsBooked: 'Name as in your booking',
    payment: 'Payment',
    time: '{date}, {time}',
    hours: 'Opening hours: {hours}',
    closed: 'closed',
    keyBox: 'Outside opening hours you can return the vehicle free of charge: just use the key drop.',
    emergency: 'Breakdown or accident, day and night: {phone}',
    staffed: 'Our team will be there for your pickup outside opening hours.',
  },
  payment: {
    credit_card: 'Credit card',
    debit_card: 'Debit card',
    paypal: 'PayPal',
    bank_transfer: 'Bank transfer',
    atPickup: '{method}: you pay at pickup. We charge nothing before then.',
    transfer: 'Bank transfer: please send it in time to reach our account before pickup.',
    heading: 'Bank details for your transfer',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    amount: 'Amount',
    purpose: 'Payment reference',
    transferAfterOrder:
      'Bank transfer: please wait until you have booked. Our bank details come with the confirmation.',
  },
  bring: {
    heading: 'Please bring with you',
    items: [
      'your valid driving licence (the original)',
      'your identity card or passport',
      'a credit or debit card in your name for the deposit',
    ],
    note: 'Every additional driver needs the same, except for the card. All drivers must be at least {age} years old at pickup.',
  },
  rights: {
    heading: { booking: 'Cancellation and withdrawal', request: 'Withdrawing and cancelling' },
    request: 'You can withdraw your request at any time, free of charge.',
    hours: { one: 'one hour', other: '{count} hours' },
    free: 'You can cancel free of charge until {deadline}.',
    late: 'Pickup is less than {hours} away, so it is too late to cancel free of charge.',
    lateBeforeChange:
      'The time for cancelling free of charge ended before this change, on {deadline}. The change does not restart it.',
    onceOrdered: 'This applies if you book our offer.',
    fee: 'If you cancel later, we charge the vehicle price of one rental day, at most the total price.',
    feeAtOnce: 'If you cancel, we charge the vehicle price of one rental day, at most the total price.',
    noWithdrawal:
      'There is no statutory right of withdrawal from vehicle rentals for a fixed period (section 312g (2) no. 9 of the German Civil Code, BGB).',
    terms: 'Our terms and conditions (version of {date}) are attached as a PDF. Please keep both.',
  },
  manage: {
    booking: {
      action: 'View or cancel your booking',
      hint: 'Please have your booking number and your email address at hand.',
      memberHint: 'Sign in to your account to see it.',
    },
    request: {
      action: 'View or withdraw your request',
      hint: 'Please have your request number and your email address at hand.',
      memberHint: 'Sign in to your account to see it.',
    },
  },
  requestReceived: {
    subject: 'Acknowledgement: your reservation request {reference}',
    preview: '{vehicle} from {date}: we’ll answer by {decision} at the latest.',
    heading: 'We have your request',
    lead: 'We will reply by {decision}',
    intro:
      'Thank you for your reservation request. It commits you to nothing, and there is nothing to pay yet. We’ll keep the vehicle for you until you hear from us.',
    next: 'We’ll send you an offer or turn your request down, by {decision} at the latest. Nothing is booked until you book our offer with obligation to pay.',
  },
  bookingConfirmed: {
    subject: 'Booking confirmation {reference}: {vehicle} from {date}',
    preview: 'Pickup on {date} at {time}. Everything you need at a glance.',
    heading: 'Your booking is confirmed',
    intro:
      'We confirm your booking. Here is everything you need for pickup and drop-off; the dates are also attached as a calendar file.',
  },
  requestDeclined: {
    subject: 'We cannot confirm your request {reference}',
    preview: 'We are sorry: we cannot offer you this rental period.',
    heading: 'We are sorry: we cannot confirm',
    intro:
      'Thank you for your request. We are sorry that we cannot offer you the vehicle for this rental period. There is nothing to pay.',
    reason: 'The reason: {reason}',
    next: 'Other times, another location or another car type may work: our website shows you what is available.',
    action: 'Make a new request',
  },
  requestExpired: {
    subject: 'Your request {reference} has expired',
    preview: 'We did not answer your request in time.',
    heading: 'Your request has expired',
    intro:
      'We did not answer your request in time, and we apologise. We no longer keep the vehicle for you, and there is nothing to pay.',
    next: 'If you still need a vehicle, please make a new request or call us: {phone}.',
    action: 'Make a new request',
  },
  requestWithdrawn: {
    subject: 'Your request {reference} has been withdrawn',
    preview: 'There is nothing to pay.',
    heading: 'Your request has been withdrawn',
    intro:
      'As you asked, we have withdrawn your request. We no longer keep the vehicle for you, and there is nothing to pay.',
    notYou: 'If you did not withdraw your request, please call us right away: {phone}.',
  },
  bookingCancelled: {
    subject: 'Cancellation of your booking {reference}',
    preview: 'Your booking is cancelled.',
    heading: 'Your booking is cancelled',
    intro: 'As you asked, we have cancelled your booking. We no longer keep the vehicle for you.',
    free: 'The cancellation is free of charge.',
    freeOurs: 'The cancellation is free of charge, because we had no vehicle for your rental. We’re sorry.',
    fee: 'Cancellation fee',
    refund: 'We refund',
    due: 'Still to pay',
    settlement: 'Your settlement',
    refundNote: 'The refund goes back to you the same way you paid.',
    dueNote: 'Please transfer the outstanding amount to the account below within 14 days.',
    dueHere: 'Please pay the outstanding amount within 14 days: by card at one of our locations, or give us a call.',
    notYou: 'If you did not cancel, please call us right away: {phone}.',
  },
  setPassword: {
    registered: {
      subject: 'Welcome: please set your password',
      preview: 'One more step and your account is ready.',
      heading: 'Welcome to {company}',
      intro: 'Your account has been created. Set your password now; this also confirms your email address.',
    },
    forgotten: {
      subject: 'Your link for a new password',
      preview: 'Set a new password within one hour.',
      heading: 'Set a new password',
      intro: 'You asked for a link to set a new password. Your current password stays valid until you do.',
    },
    action: 'Set password',
    validity:
      'The link is valid for one hour and works once. After that, ask for a new one with “Forgot password?” on the sign-in page.',
    ignore: 'If you did not ask for this, there is nothing you need to do: without this link nothing changes.',
  },
  confirmAddress: {
    subject: 'Please confirm your email address',
    preview: 'One more step and you can sign in.',
    heading: 'Please confirm your address',
    intro:
      'You have created an account with {company}. Please confirm that this email address is yours. You’ll need the password you chose.',
    action: 'Confirm address',
    validity:
      'The link is valid for one hour and works once. After that, ask for a new one with “Forgot password?” on the sign-in page.',
    ignore:
      'If you did not create an account, simply delete this email: nobody can use the account unless you confirm.',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    preview: 'Your address already has an account with {company}.',
    heading: 'You already have an account',
    intro:
      'Somebody tried to register with your email address. It already has an account, so we did not create a second one, and nothing has changed.',
    next: 'Was it you? If you have forgotten your password or have not set one yet, set a new one here:',
    action: 'Set password',
    validity: 'The link is valid for one hour and works once.',
    ignore:
      'If it was not you, there is nothing you need to do. Whoever entered your address does not learn that you have an account.',
  },
  staff: {
    outside: ' (outside opening hours)',
    afterHours: 'Please note: pickup is outside opening hours. Somebody has to be there at that time.',
    yes: 'yes',
  },
  staffRequest: {
    subject: 'New request {reference}: {type} from {date}, {time}{outside}',
    preview: 'Please decide by {decision}.',
    heading: 'A request is waiting for your decision',
    intro:
      'Please make the customer an offer by {decision}, or decline the request. After that it expires by itself and the vehicle becomes available again. Your reply to this email goes to the customer.',
    commands: [
      { text: 'Send the offer:', command: 'npm run manage -- offer {reference}' },
      { text: 'Decline the request:', command: 'npm run manage -- decline {reference}' },
    ],
  },
  staffRequestExpired: {
    subject: 'Request {reference} expired without an answer',
    preview: '{type} from {date}: nobody decided in time.',
    heading: 'A request has expired without an answer',
    intro:
      'Nobody decided on this request in time. The vehicle is available again, and the customer has been told. Your reply to this email goes to the customer.',
  },
  staffRequestWithdrawn: {
    subject: 'Request withdrawn {reference}: {type} from {date}, {time}{outside}',
    preview: 'There is nothing left to decide.',
    heading: 'A request has been withdrawn',
    intro:
      'This request has been withdrawn, along with our offer if there was one. There is nothing left to decide, and the vehicle is available again. The customer has been told; your reply to this email goes to them.',
  },
  staffBooking: {
    subject: 'New booking {reference}: {type} from {date}, {time}{outside}',
    preview: 'Pickup: {pickup}. Drop-off: {dropoff}, {end}.',
    heading: 'A new booking',
    intro:
      'This booking is confirmed. Please plan its pickup and drop-off. Your reply to this email goes to the customer.',
  },
  staffContact: {
    none: 'none any more',
    flight: {
      subject: 'Flight number for {reference}: {flight}',
      preview: '{type} from {date}, {time}.',
      heading: 'A new flight number',
      intro: 'The customer has named or changed their flight. Everything else stays as it was.',
    },
    phone: {
      subject: 'Phone number for {reference}: {phone}',
      preview: '{type} from {date}, {time}.',
      heading: 'A new phone number',
      intro: 'The customer can be reached under another number. Everything else stays as it was.',
    },
  },
  staffBookingCancelled: {
    subject: 'Cancelled {reference}: {type} from {date}, {time}{outside}',
    preview: 'There is no pickup and no drop-off.',
    heading: 'A booking has been cancelled',
    intro:
      'This booking has been cancelled: there is no pickup and no drop-off. The customer has been told; your reply to this email goes to them.',
    free: 'none',
    freeOurs: 'none, because we had no vehicle',
  },
  calendar: {
    title: 'Rental car: {vehicle} or similar',
    tentative: 'Rental car (requested): {vehicle} or similar',
    description:
      '{number}: {reference}. Pickup: {pickup}. Drop-off: {dropoff}. Please bring: driving licence, identity card or passport, card.',
    file: 'rental-car-{reference}.ics',
  },
  termsFile: 'Terms-{company}-{version}.pdf',
} as const satisfies Shape<typeof de>
