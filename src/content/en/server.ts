import type {
  fieldProblems as problemsDe,
  serverMessages as messagesDe,
  serverSuccess as successDe,
} from '../de/server.ts'
import type { Shape } from '../shape.ts'

export const serverMessages = {
  invalid_input: 'Some details are missing or wrong. Please check the fields named here.',
  not_found: 'There is nothing here. Please check the address.',
  unauthorized: 'Please sign in and try again.',
  forbidden: 'You are not allowed to do this.',
  rate_limited: 'That was too many attempts in a short time. Please wait a moment and try again.',
  payload_too_large: 'The data sent is too large. Please send less at once.',
  unsupported_media_type: 'This format is not accepted. Please send JSON.',
  method_not_allowed: 'This address cannot be called in this way.',
  unavailable: 'The service cannot be reached right now. Please try again in a few moments.',
  unexpected: 'Unexpected error. Please try again later.',
  invalid_period: 'This rental period is not possible. Please choose pickup and drop-off again.',
  pickup_closed: 'The location is closed at that time. Please choose another time or another location.',
  vehicle_unknown: 'We do not offer this vehicle. Please choose another one.',
  coming_soon: 'We do not offer this car type yet. Please choose another one.',
  sold_out: 'This vehicle is taken in the chosen period. Please choose another vehicle or another period.',
  quote_expired: 'The price is no longer held for you. Please calculate it again.',
  quote_changed: 'The offer has changed. Please check it and send it again.',
  price_changed:
    'This price no longer holds: it was for another account, or the discount on the first rental has been used. Please check the new price.',
  quote_used: 'This offer was already sent. You will find it in the email that we sent you.',
  driver_not_eligible:
    'With these details we cannot hand over the vehicle: you must be at least 18 years old at pickup, and the driving license must be valid until drop-off.',
  payment_not_offered: 'This payment method is not possible for the chosen period. Please choose another one.',
  booking_not_found: 'We find no booking or request for this number and email address. Please check both.',
  not_cancellable: 'This booking can no longer be cancelled. Please call us.',
  refund_changed: 'The cancellation fee has changed meanwhile. Please check the new amount and confirm again.',
  idempotency_conflict: 'This was already sent with other details. Please reload the page.',
  under_age: 'You must be at least 18 years old.',
  login_failed:
    'Login failed. Please check your email address and password. If your account is new, open the link in our email first.',
  link_invalid: 'This link has expired or was already used. Please ask for a new one.',
  weak_password:
    'This password is too easy to guess. Use at least 12 characters, for example four words that have nothing to do with each other.',
  profile_changed: 'Your profile was changed elsewhere in the meantime. Please look at it and save again.',
  wrong_password: 'The current password is not right. Please check it.',
  rental_open:
    'Your account cannot be deleted yet: a rental or a request is still open. Cancel it, or delete the account afterwards.',
  consent_changed: 'The wording of the consent has changed. Please reload the page and read it again.',
} as const satisfies Shape<typeof messagesDe>

export const serverSuccess = {
  registered: 'You have been registered successfully, please check your email for more details.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  passwordLinkSent: 'If there is an account for this address, you will receive an email with a link shortly.',
  passwordSet: 'Your password is set. You can sign in now.',
  addressConfirmed: 'Your email address is confirmed. You can sign in now.',
  passwordChanged: 'Your password is changed. You are signed out on all other devices.',
  sessionEnded: 'The session has ended.',
  otherSessionsEnded: 'You are signed out on all other devices.',
  accountDeleted: 'Your account is deleted.',
  languageSet: 'The language of our emails is saved.',
  subscriptionAsked: 'Please look into your inbox: the link in our email confirms your subscription to the newsletter.',
  subscriptionConfirmed: 'Your subscription to the newsletter is confirmed.',
  subscriptionEnded: 'You are unsubscribed from the newsletter.',
  messageReceived: 'Thank you, your message has reached us.',
} as const satisfies Shape<typeof successDe>

export const fieldProblems = {
  wrong_type: 'is missing or has the wrong form',
  wrong_format: 'does not have the expected format',
  not_a_choice: 'is none of the possible values',
  too_small: 'is too short or too small',
  too_big: 'is too long or too large',
  surplus: 'holds entries that are not provided for here',
  control_characters: 'holds characters that are not allowed',
  invalid: 'is not valid',
  invalid_email: 'is not a valid email address; the part before the @ may have plain letters only',
  invalid_date: 'is not a valid date',
  invalid_start: 'is not a valid time',
  invalid_end: 'is not a valid time',
  not_offered_start: 'is none of the offered times',
  not_offered_end: 'is none of the offered times',
  in_past: 'lies in the past',
  too_soon: 'is at too short notice',
  reversed: 'is not after the pickup',
  too_long: 'makes the rental too long',
  beyond_horizon: 'lies too far in the future',
  not_offered: 'is not offered, or not that many',
  under_age: 'You must be at least 18 years old',
  licence_expires: 'must be valid through the return',
  invalid_date_of_birth: 'is not a valid date of birth',
  invalid_licence_expiry: 'is not a valid date',
  weak_password: 'is too easy to guess',
  wrong_password: 'is not right',
  in_future: 'is in the future',
  before_issue: 'is before the day of issue',
} as const satisfies Shape<typeof problemsDe>

/** Stands at the head of what somebody downloads of his data. */
export const ownDataNote =
  'Everything that we keep about your account and your email address. Amounts are in the smallest unit of the currency, rental times are Berlin time, all other moments are UTC. Bookings that were made with your address without signing in (signedIn: false) come without the numbers of documents: who entered them is not proven. Of the password we only keep a hash, which we do not hand out for your safety; the same goes for session keys and links.'
