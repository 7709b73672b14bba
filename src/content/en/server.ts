import { company } from '../company.ts'
import type {
  actors as actorsDe,
  driverReasons as reasonsDe,
  fieldProblems as problemsDe,
  serverMessages as messagesDe,
  serverSuccess as successDe,
} from '../de/server.ts'
import type { Shape } from '../shape.ts'
import { deskRefusals } from './desk-refusals.ts'

export const serverMessages = {
  ...deskRefusals,
  invalid_input: 'Some details are missing or wrong. Please check the fields named here.',
  not_found: 'There is nothing here. Please check the address.',
  unauthorized: 'Please sign in and try again.',
  session_ended: 'Your session has ended. Please sign in again.',
  forbidden: 'You are not allowed to do this.',
  // {wait} is one of `waits`.
  rate_limited: 'That was too many attempts in a short time. Please try again {wait}.',
  payload_too_large: 'The data sent is too large. Please send less at once.',
  unsupported_media_type: 'This format is not accepted. Please send JSON.',
  method_not_allowed: 'This address does not accept that method.',
  unavailable: 'We cannot reach the service right now. Please try again in a moment.',
  overloaded: 'We are very busy right now and could not get to your request. Please try again in a few seconds.',
  unexpected: 'Unexpected error. Please try again later.',
  invalid_period: 'This rental period is not possible. Please choose pickup and drop-off again.',
  branch_closed: 'The location is closed at that time. Please choose another time or another location.',
  vehicle_unknown: 'We do not offer this vehicle. Please choose another one.',
  coming_soon: 'We do not offer this car type yet. Please choose another one.',
  sold_out:
    'This vehicle is not available in the chosen rental period. Please choose another vehicle or another rental period.',
  not_one_way:
    'Sorry, this vehicle is not available for a one-way rental: later rentals need it at the pickup location. Please return it there, or choose another vehicle.',
  too_many_holds: 'Several vehicles are being held for your account already. Please try again {wait}, or call us.',
  quote_expired: 'The price is no longer held for you. Please calculate it again.',
  quote_changed: 'The price or the conditions have changed. Please check everything and send it again.',
  price_changed:
    'This price no longer applies: it was for another account, or the discount on the first rental has been used. Please check the new price.',
  points_gone:
    'Your points no longer cover the free day: they have been used for another booking in the meantime. Please check the new price.',
  not_extendable:
    'Sorry, we cannot give you more time here: other customers may be waiting for this car. When the time is up we check price and car again, and everything you entered stays.',
  quote_used: 'You have already sent this selection. Everything about it is in our email to you.',
  driver_not_eligible:
    'With these details we cannot hand over the vehicle. Please check what you entered about the drivers.',
  payment_not_offered: 'This payment method is not available for the chosen rental period. Please choose another one.',
  booking_not_found: 'We cannot find a booking or request for this number and email address. Please check both.',
  not_cancellable: 'This booking can no longer be cancelled. Please call us.',
  refund_changed: 'The cancellation fee has changed in the meantime. Please check the new amount and confirm again.',
  not_changeable: 'This can no longer be changed online. Please call us.',
  booking_changed: 'This booking was changed {by} in the meantime{at}. Please check what applies now, then change it.',
  plan_changed: 'The plan was changed {by} in the meantime{at}. Nothing was done; this is what applies now.',
  plan_refused: 'Something in the plan stands in the way. Nothing has changed.',
  offer_over:
    'This offer is no longer valid. Nothing has been booked and there is nothing to pay. Just send a new request, or call us.',
  car_gone: `We are sorry: the vehicle for you has not come back in time, and no other of its car type is available right now. Nothing has been booked and there is nothing to pay. Please call us and we’ll find a solution: ${company.phone.text}.`,
  car_changed: 'A note about this car was made {by} in the meantime{at}.',
  idempotency_conflict: 'This was already sent with different details. Please reload the page.',
  email_unproven: 'Please confirm your email address first: we send you a code, and you enter it here. Or sign in.',
  too_many_rentals: `You have as many open rentals as we take online. We are happy to help you on the phone: ${company.phone.text}.`,
  please_call: `We are unable to take this booking online. Please call us: ${company.phone.text}.`,
  already_blocked: 'This person is blocked already.',
  customer_blocked: 'This person is blocked. Only a manager can rent to them all the same, with a reason.',
  no_address: 'An offer needs an email address.',
  too_late: 'It is too late for an offer: the pickup is too close. Book at once instead.',
  block_over: 'This block is no longer in force.',
  letters_braked: `We have just sent this address several emails. Please check your spam folder too, or try again {wait}. You can also sign in or call us: ${company.phone.text}.`,
  under_age: 'You must be at least 18 years old.',
  login_failed:
    'Login failed. Please check your email address and password. If your account is new, open the link in our email first.',
  link_invalid: 'This link has expired or was already used. Please ask for a new one.',
  weak_password:
    'This password is too easy to guess. Use at least 12 characters, for example four words that have nothing to do with each other.',
  profile_changed: 'Your profile was changed elsewhere in the meantime. Please check it and save again.',
  wrong_password: 'The current password is not correct. Please check it.',
  rental_open:
    'Your account cannot be deleted yet: a rental or a request is still open. Cancel it, or delete the account afterwards.',
  email_is_yours: 'This is already the email address of your account. Please enter another one.',
  file_type: 'This file is neither PDF nor JPEG, PNG or HEIC. Please choose another one.',
  picture_type: 'We cannot open this file as a picture. Please choose a JPEG, PNG or HEIC.',
  file_unreadable:
    'We cannot open this file: it is damaged or incomplete, or the picture is too small or too large. Please take it again; a photo works best with 12 megapixels or as a JPEG.',
  file_pages: 'This PDF has too many pages. Please upload only the pages that show your document.',
  file_lost:
    'We cannot read this file right now. That is our fault, and we are looking into it. If you need it urgently, please call us.',
  file_protected: 'This PDF is protected by a password. Please upload it without one.',
  too_many_drivers: 'Your account has as many drivers as it can hold. Please remove one first.',
  too_many_documents: 'Your account has as many documents as it can hold. Please delete one you no longer need first.',
  staff_exists: 'This address already opens the back office. Change role and locations in the list.',
  staff_branches: 'Agents need at least one location, managers work at all of them.',
  no_staff: 'This person does not work here (any more). Please reload the list.',
  staff_changed: 'This access was changed {by} in the meantime{at}. Please check what holds now.',
  last_manager:
    'This is the only manager: without one, nobody could let anybody in. Give the role to somebody else first.',
  document_changed: 'The details of this document were changed {by} in the meantime{at}. Please check them again.',
  not_pending: 'This document has already been decided on {by}{at}.',
  merge_two_people: 'Two different dates of birth: these are two people. If one is wrong, correct it first.',
  merge_unsure: 'Too little in common. Two accounts need the same date of birth and one more detail.',
  merge_keeps_account: 'The account stays. Merge this record into the one with the account.',
  merge_colleague: 'The account also belongs to somebody on the team and cannot go.',
  already_merged: 'These two have already been merged {by}{at}.',
  business_changed: 'This company was changed {by} in the meantime{at}. What you entered is still there.',
  renter_differs:
    'Neither the email address nor the phone number fits this person, nor do name and date of birth together. Please ask again, or enter them as somebody new.',
  not_of_business: 'This person does not rent for this company. They can be added on the company’s page.',
  business_blocked: 'This company is blocked. The person can rent on their own account.',
  customer_changed: 'This customer’s details were changed {by} in the meantime{at}. What you entered is still there.',
  tier_changed: 'The tier was changed {by} in the meantime{at}. The new one is shown here now.',
  points_changed:
    'The points were changed {by} in the meantime{at}. The new balance is shown here now; what you entered stays.',
  message_changed:
    'This message was worked on {by} in the meantime{at}. Please check what it says now; your text stays here.',
  request_changed:
    'This request was worked on {by} in the meantime{at}. Please check what it says now; your text stays here.',
  address_missing: 'The email address of the person is missing. Enter it, or answer on paper and write that down.',
  request_over: 'This request is done already. Open it again if something is left to do.',
  not_received_yet: 'The day on which it came is in the future or more than a year ago. Please check it.',
  identity_missing: 'First say how you recognised the person. Nothing is handed out or erased before that.',
  outcome_missing: 'Write down what was done, or why not. This is the proof.',
  already_restricted: 'Processing is already restricted for this address.',
  not_restricted: 'There is no restriction here to lift.',
  lifted_already: 'The person has already been told that the restriction ends.',
  address_restricted: 'Processing is restricted for this address. It can be changed once the restriction is lifted.',
  customer_restricted:
    'Processing of this data is restricted (GDPR art. 18), so it stays as it is. A manager can lift the restriction under “Data protection requests”.',
  put_off_late: 'More time can be taken in the first month only, and that is over. Please answer the request now.',
  put_off_already: 'This request has been given more time before. The law does not allow it twice.',
  person_renting:
    'A rental or request of this person is still open. Cancel or complete it first, then the person can be erased.',
  issue_changed: 'This issue was saved {by} in the meantime{at}. Please compare both versions; yours stays here.',
  issue_started: 'This issue is being sent or has been. It can no longer be changed.',
  issue_unfinished:
    'Something is still missing: subject and text in both languages, and every link has to lead somewhere.',
  issue_not_sending: 'This issue is not being sent at the moment.',
  no_readers: 'Nobody would get it now: all readers have had an issue this month, or there are none yet.',
  no_member: 'Only owners of an account collect points.',
  too_few: 'There are not that many points.',
  second_factor_required: 'Please also enter the code from your authenticator app.',
  screen_locked: 'The screen is locked. Please unlock it in the back office first.',
  second_factor_missing: 'Please set up two-step verification in the settings first: staff must use it.',
  second_factor_on: 'Two-step verification is already set up. Please reload the page.',
  second_factor_off: 'Two-step verification is not set up. Please reload the page.',
  wrong_code: 'That code is not correct or was used before. Please use the next one the app shows.',
  code_wait: 'That was too many wrong codes. Please try again {wait}, or use a recovery code.',
  passkey_required: 'Your account is secured with a passkey. Please sign in with it.',
  passkey_asked: 'Please also confirm with your passkey.',
  wrong_passkey: 'This passkey is not valid for your account. Please use another one, or add a new one first.',
  passkey_refused:
    'You cannot sign in with this passkey. If it was removed from your account, delete it on your device too and sign in with your password.',
  passkey_expired: 'That took too long. Please try again.',
  passkey_not_added: 'We cannot add this passkey. Please try another device.',
  too_many_passkeys: 'Your account has as many passkeys as it can hold. Please remove one first.',
  consent_missing: 'We may not store a copy without your consent. Please tick the box and upload the file again.',
  consent_changed: 'The wording of the consent has changed. Please reload the page and read it again.',
} as const satisfies Shape<typeof messagesDe>

export const serverSuccess = {
  registered: 'You have been registered successfully, please check your email for more details.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  invited: 'The invitation is on its way.',
  invitationWithdrawn: 'The invitation is void.',
  staffChanged: 'Saved. It holds from the next click on.',
  staffEnded: 'The access has ended, and so have all sessions.',
  factorReset: 'Two-step verification has been reset.',
  documentReviewed: 'Done. The customer gets an email.',
  documentReopened: 'Open again. The customer gets an email after the next decision.',
  messageMoved: 'Saved.',
  messageAnswered: 'The answer is on its way.',
  requestSaved: 'Saved.',
  requestPutOff: 'The last day is put off, and the email with the reason is on its way.',
  presenceNoted: 'Noted.',
  issueRemoved: 'The draft is deleted.',
  issueStopped: 'Sending has stopped.',
  subscriberEnded: 'The subscription has ended.',
  callNoted: 'The call is noted.',
  callWithdrawn: 'The call is no longer noted.',
  readyWithdrawn: 'The car is no longer reported ready.',
  customersMerged: 'Merged.',
  customerSaved: 'Saved.',
  screenLocked: 'The screen is locked.',
  screenUnlocked: 'The screen is unlocked.',
  passwordLinkSent: 'If there is an account for this address, you will receive an email with a link shortly.',
  passwordSet: 'Your password is set. You can sign in now.',
  addressConfirmed: 'Your email address is confirmed. You can sign in now.',
  passwordChanged: 'Your password is changed. You are signed out on all other devices.',
  driverRemoved: 'The driver is removed from your account.',
  sessionEnded: 'The session has ended.',
  otherSessionsEnded: 'You are signed out on all other devices.',
  accountDeleted: 'Your account is deleted.',
  emailChangeAsked: 'Please check both inboxes: the two links confirm the change.',
  emailChangeStopped: 'The email address of your account stays as it is.',
  emailConfirmed: 'Confirmed. We are still waiting for the other address.',
  emailChanged: 'The email address is changed. Sign in with the new one now.',
  pictureKept: 'Your picture is saved.',
  pictureRemoved: 'Your picture is deleted.',
  documentChanged: 'The details of the document are saved.',
  documentDeleted: 'The document is deleted.',
  secondFactorEnded: 'Two-step verification is turned off. You are signed out on all other devices.',
  passkeyRemoved: 'The passkey is removed. You are signed out on all other devices.',
  languageSet: 'The language of our emails is saved.',
  subscriptionAsked: 'Please check your inbox: the link in our email confirms your subscription to the newsletter.',
  subscriptionConfirmed: 'Your subscription to the newsletter is confirmed.',
  subscriptionEnded: 'You will no longer receive the newsletter.',
  emailCodeSent: 'The code is on its way.',
  phoneSet: 'The phone number has been changed.',
  messageReceived: 'Thank you, your message has reached us.',
} as const satisfies Shape<typeof successDe>

export const fieldProblems = {
  wrong_type: 'is missing or has the wrong form',
  wrong_format: 'does not have the expected format',
  not_a_choice: 'is not one of the possible values',
  missing: 'is missing',
  too_small: 'is too short or too small',
  too_big: 'is too long or too large',
  surplus: 'contains entries that are not expected here',
  control_characters: 'contains characters that are not allowed',
  invalid: 'is not valid',
  invalid_email: 'is not a valid email address; the part before the @ may have plain letters only',
  invalid_date: 'is not a valid date',
  invalid_start: 'is not a valid time',
  invalid_end: 'is not a valid time',
  not_offered_start: 'is not one of the times on offer',
  not_offered_end: 'is not one of the times on offer',
  in_past: 'is in the past',
  too_soon: 'is too soon',
  reversed: 'is not after the pickup',
  too_long: 'makes the rental too long',
  beyond_horizon: 'is too far in the future',
  not_offered: 'is not offered, or not that many',
  under_age: 'You must be at least 18 years old',
  licence_expires: 'must be valid until the return',
  same_person: 'is already entered as a driver',
  same_licence: 'already belongs to another driver',
  invalid_number:
    'is not a number as on identity papers and licences: letters and digits, with spaces or signs such as - and / between them',
  invalid_date_of_birth: 'is not a valid date of birth',
  invalid_licence_expiry: 'is not a valid date',
  weak_password: 'is too easy to guess',
  wrong_password: 'is not correct',
  wrong_code: 'is not correct or was used before',
  in_future: 'is in the future',
  before_issue: 'is before the day of issue',
} as const satisfies Shape<typeof problemsDe>

/** Why somebody cannot drive, each reason by itself, as the message of a refusal. */
export const driverReasons = {
  under_age:
    'Somebody will still be too young to drive with us on the day of pickup. Please check the date of birth, name somebody else, or choose a later day.',
  licence_expires:
    'A driving licence expires before the drop-off. Please check its expiry date, or return the vehicle earlier.',
  same_person:
    'One person is entered as a driver twice. Please name somebody else, or book one fewer additional driver.',
  same_licence:
    'Two people have the same licence number. Please check both: a driving licence belongs to one person only.',
  invalid_date_of_birth: 'A date of birth cannot be right. Please check it.',
  invalid_licence_expiry: 'The expiry date of a driving licence does not exist. Please check the date.',
  missing: 'Details of the drivers are still missing. Please add them.',
} as const satisfies Shape<typeof reasonsDe>

/** When to come back. */
export const waits = {
  moment: 'in a moment',
  from: 'after {time}',
} as const

/** Author of a change that came first, for {by}. */
export const actors = {
  own: 'by you',
  staff: 'by {name}',
  customer: 'by the customer',
  visitor: 'by the customer',
  operator: 'on the command line',
  system: 'by the system',
  provider: 'by the system',
  database: 'in the database',
  unknown: 'elsewhere',
} as const satisfies Shape<typeof actorsDe>

/** Stands at the head of the copy of their data that somebody downloads. */
export const ownDataNote =
  'Everything we keep about your account and your email address. Amounts are in the smallest unit of the currency, rental times are Berlin time, all other times are UTC. Uploaded documents are listed under uploads, the consents to them under documentConsents; the files themselves are in your account on the page “Documents”. For bookings made with your address without signing in (signedIn: false) you see only what our emails show. Date of birth, phone number, address, documents and rental agreement are left out, because nobody has proven who entered them. We keep only a hash of your password and, for your safety, do not hand it out; the same goes for session keys, links, the key of an authenticator app and recovery codes. Of your passkeys we have only the public key; only your device knows the secret one.'
