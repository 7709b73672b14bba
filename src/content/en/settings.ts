import type german from '../de/settings.ts'
import type { Shape } from '../shape.ts'

/** What customers set about their own accounts. */
export default {
  cancel: 'Cancel',
  mail: {
    heading: 'Language and emails',
    lead: 'Choose the language for the website and our emails, and whether you receive the newsletter.',
    site: 'Language of the website',
    language: 'Language of emails',
    languageHint: 'For emails about your account. We write about a booking in the language you booked in.',
    save: 'Save language',
    languageDone: 'The language of our emails is saved.',
    newsletter: 'Newsletter',
    state: {
      none: 'You do not receive the newsletter.',
      asked: 'You have not confirmed it yet: please open the link we sent to {email}.',
      subscribed: 'You receive our newsletter at {email}.',
    },
    subscribe: 'Subscribe',
    privacy: 'More about this in the <privacy>privacy policy</privacy>.',
    asked: 'Please check your inbox: the link in our email to {email} confirms your subscription.',
    end: 'Unsubscribe from the newsletter',
    ended: 'We will no longer send you the newsletter.',
    always: 'Emails we always send',
    alwaysText:
      'We always write about your bookings and your account: it is part of the rental agreement and keeps your account safe.',
  },
  password: {
    heading: 'Password',
    lead: 'A new password signs you out everywhere else. We confirm it by email.',
    submit: 'Change password',
    forgot: 'Forgot your password?',
    done: 'Your password is changed. You are signed out on all other devices.',
  },
  sessions: {
    heading: 'Where you are signed in',
    lead: 'If you don’t recognise a device, sign it out and change your password.',
    howLong: 'How long you stay signed in',
    lasts:
      'A session ends after {idleHours, plural, one {an hour} other {#\u00A0hours}} without use, and after {hours, plural, one {an hour} other {#\u00A0hours}} at the latest. If you ticked “Remember me”, it ends after {idleDays, plural, one {a day} other {#\u00A0days}} without use, and after {days, plural, one {a day} other {#\u00A0days}} at the latest.',
    current: 'This device',
    device: '{browser}, {system}',
    unknown: 'Unknown browser',
    started: 'signed in on {moment}',
    lastSeen: 'last used on {day}, {from}–{to}',
    end: 'Sign out',
    endNamed: 'Sign out: {device}, signed in on {moment}',
    endOthers: 'Sign out all others',
    endAll: 'Sign out everywhere',
    ended: '{device} is signed out.',
    othersEnded: 'You are signed out on all other devices.',
  },
  data: {
    heading: 'My data',
    lead: 'Everything we keep about you, in one file: as a PDF to read or as JSON for other programs.',
    content:
      'It holds your account, bookings with their history, emails, newsletter, messages and sign-ins. It includes the numbers of your documents, so keep it safe. Uploaded documents and rental agreements are listed; the files themselves are under “Documents” and “Contracts”.',
    open: 'Download a copy',
    pdf: 'Download as PDF',
    json: 'Download as JSON',
    done: 'The file is downloaded.',
    file: 'my-data-{day}.{format}',
  },
  remove: {
    heading: 'Delete account',
    lead: 'A deleted account cannot be restored.',
    goes: 'What we delete immediately',
    goesList: {
      account:
        'Your account with profile, uploaded documents, password, points and activity; you are signed out everywhere.',
      requests: 'Your name and address in requests that did not become a rental.',
      mail: 'Your messages to us and the note of which emails we sent you. The newsletter ends.',
    },
    stays: 'What we still keep',
    staysList: {
      rentals:
        'Records of your rentals, rental agreements included: accounting records for eight years, business letters for six, from the end of the year (sections 147\u00a0AO, 257\u00a0HGB). We delete passport and licence numbers 30 days after the rental.',
      newsletter:
        'The proof of your consent to the newsletter, until the end of the third calendar year after it ended.',
      address:
        'If you have rented before: for three years, a fingerprint of your email address from which it cannot be read. We give the discount on the first rental only once.',
    },
    privacy: 'More about this in the <privacy>privacy policy</privacy>.',
    submit: 'Delete account permanently',
    openTitle: 'A rental or a request is still open',
    open: 'We need your account until it is over. Cancel it, or delete the account afterwards.',
    openItem: '{reference}: {vehicle}',
    openFrom: 'from {moment}',
    doneTitle: 'Your account is deleted',
    done: 'We have confirmed it by email as well. Goodbye!',
    goHome: 'Go to the home page',
  },
} as const satisfies Shape<typeof german>
