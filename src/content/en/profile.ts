import type de from '../de/profile.ts'
import type { Shape } from '../shape.ts'

export default {
  person: 'About you',
  emailHint: 'You sign in with it.',
  dobHint: 'Whoever drives is at least {age, number} years old.',
  additionalInfo: 'Additional information',
  additionalInfoHint: 'What we should know for your rentals, for example when you can best be reached.',
  address: 'Your address',
  documents: {
    heading: 'Driving license and identity documents',
    lead: 'Voluntary, and at the counter you show the originals. We store these details encrypted; only our staff can see the numbers. For how long is in the <privacy>privacy policy</privacy>.',
    license: 'Driving license',
    passport: 'Passport',
    idCard: 'Identity card',
    stored: 'Number stored',
    number: 'Number',
    replace: 'A number is stored. A new one replaces it.',
    issue: 'Issued on',
    expiry: 'Valid until',
    expired: 'Expired.',
    remove: {
      license: 'Remove the details of the driving license',
      passport: 'Remove the details of the passport',
      idCard: 'Remove the details of the identity card',
    },
  },
  wrong: {
    underAge: 'You must be at least {age, number} years old.',
    inFuture: 'This day is in the future. Please check it.',
    beforeIssue: 'This day is before the issue. Please check both.',
    date: 'This date does not exist. Please check day, month and year.',
    text: 'Please check this entry.',
    tooLong: 'This entry is too long. Please shorten it.',
  },
  save: 'Save',
  saved: 'Your profile is saved.',
  check: 'Please check the marked entries.',
  signedOut: 'Your session has ended. Sign in again and save once more: what you have entered stays.',
  signIn: 'Sign in again',
  changed:
    'Your profile was changed elsewhere in the meantime. What you did not change here is up to date now. Please look through it and save once more.',
  clashes: 'Changed here and there; elsewhere it now says:',
  empty: 'empty',
} as const satisfies Shape<typeof de>
