import type de from '../../de/booking/payment.ts'
import type { Shape } from '../../shape.ts'

export default {
  lead: 'Please check your details. You can still change everything.',
  method: 'Payment method',
  methodAtPickup: 'How will you pay at pickup?',
  methodOrTransfer: 'How will you pay?',
  /** Where and how one pays with each, as long as nothing is paid online. */
  desk: {
    credit_card: 'at the desk, with PIN or signature',
    debit_card: 'at the desk, with PIN',
    paypal: 'at the desk, with the PayPal app',
    bank_transfer: 'before pickup, from your bank account',
  },
  atPickup: 'You pay at pickup; nothing is charged beforehand. No payment method costs extra.',
  atPickupOrTransfer:
    'With a card or PayPal you pay at pickup; nothing is charged beforehand. Bank transfers must reach us before pickup. No payment method costs extra.',
  transfer: 'The bank details are in the email that confirms your booking.',
  transferRequest:
    'Please do not transfer anything until you have booked our offer. The bank details come with the confirmation.',
  online: 'After sending, you pay on the payment provider’s page.',
  methodMissing: 'Please choose a payment method.',
  methodRefused: 'This payment method is not available so close to pickup. Please choose another one.',
  review: 'Your booking at a glance',
  reviewRequest: 'Your request at a glance',
  edit: 'Change',
  editName: 'Change: {what}',
  rows: {
    type: 'Car type',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    customer: 'Customer',
    payment: 'Payment method',
    terms: 'Terms',
    price: 'Price',
  },
  terms: 'I agree to the <terms>terms and conditions</terms>.',
  termsMissing: 'Please agree to the terms and conditions to continue.',
  privacy: 'The <privacy>privacy policy</privacy> explains how we process your data.',
  cancel: 'You can cancel free of charge until {date}; after that we charge the vehicle price of one rental day.',
  cancelLate:
    'Pickup is so soon that you can no longer cancel free of charge: if you cancel, we charge the vehicle price of one rental day.',
  withdraw: 'You can withdraw your request at any time, free of charge.',
  cancelRequest:
    'If you then book our offer, you can cancel free of charge until {date}; after that we charge the vehicle price of one rental day.',
  cancelRequestLate:
    'If you then book our offer, it will be too late to cancel free of charge: if you cancel, we charge the vehicle price of one rental day.',
  noWithdrawal:
    'There is no statutory right of withdrawal from vehicle rentals for a fixed date (section\u00A0312g\u00A0(2) no.\u00A09 of the German Civil Code).',
  request:
    'You are only asking: it costs nothing and commits you to nothing. We’ll send you an offer or turn your request down by {date}; until then we keep the car for you. Nothing is booked until you book our offer with obligation to pay.',
  submit: 'Book with obligation to pay',
  submitRequest: 'Send request without obligation',
  sending: 'Sending…',
  proof: {
    title: 'Please confirm your email address',
    sending: 'Sending the code…',
    sent: 'We have sent a six-digit code to <mail>{email}</mail>. It is valid for 15 minutes. If it does not arrive, please check your spam folder too.',
    label: 'Code from the email',
    missing: 'Please enter the six digits from our email.',
    wrong: 'This code is wrong or no longer valid. Please check the six digits.',
    afterwards: 'Then send with the button below. Everything you entered is kept.',
    again: 'Send a new code',
    againIn: 'New code in {minutes, plural, one {one minute} other {# minutes}}',
    other: 'Different email address',
    signIn: 'Sign in instead',
  },
  stateChanged: {
    title: { soon: 'You are now sending a request', open: 'You are now booking for real' },
    soon: 'We switched to requests while you were here. The last click now sends a request without obligation. Everything you entered is still here.',
    open: 'We opened bookings while you were here. The last click now books, with obligation to pay. Everything you entered is still here.',
  },
  maybe:
    'We cannot tell right now whether your details have arrived. Please try again: nothing is booked or requested twice.',
  used: 'You have already sent this selection. Please check your inbox: with the number in our email you can view your booking or request here.',
  done: {
    title: 'Booking Added',
    titleRequest: 'Request sent',
    headline: 'See you on {date} at {time}.',
    headlineRequest: 'Reply by {date}, {time}',
    toCalendar: 'Add to calendar',
    notYetBooked: 'This is not a booking yet.',
    confirmed: 'Your car is reserved for you.',
    requested: 'We have your request. It commits you to nothing, and there is nothing to pay.',
    next: 'What happens next',
    mail: 'The confirmation with our terms is on its way to <mail>{email}</mail>.',
    mailRequest: 'An acknowledgement is on its way to <mail>{email}</mail>.',
    noMail:
      'We have just sent this address several emails, so we are not sending another one. Please note the number {reference}: you can use it to find everything here on the website.',
    decision: 'We’ll send you an offer or turn your request down by {date}. Until then we keep the car for you.',
    order: 'If you like the offer, book it with the link in the email. If not, there is nothing you need to do.',
    freeCancel: 'You can cancel free of charge until {date}.',
    pay: 'You pay {total} at pickup.',
    transfer: 'Please transfer {total} in time to reach us before pickup. The bank details are in the email.',
    payRequest: 'If you book our offer, you pay {total} at pickup.',
    transferRequest:
      'If you book our offer, you transfer {total} before pickup. The bank details come with the confirmation.',
    manage: 'View the booking',
    manageRequest: 'View the request',
    again: 'Book another vehicle',
    againRequest: 'Request another vehicle',
  },
  sent: {
    title: 'You have already sent this booking',
    titleRequest: 'You have already sent this request',
    text: '{vehicle}, pickup on {start}.',
    show: 'Show the confirmation',
    showRequest: 'Show the acknowledgement',
  },
} as const satisfies Shape<typeof de>
