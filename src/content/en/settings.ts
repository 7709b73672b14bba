import type german from '../de/settings.ts'
import type { Shape } from '../shape.ts'

/** What customers set about their own accounts. */
export default {
  retry: 'Try again',
  notLoaded: 'This could not be loaded just now.',
  password: {
    heading: 'Password',
    lead: 'A new password ends all other sign-ins. You will get an email about it.',
    submit: 'Change password',
    forgot: 'Forgot your password?',
    done: 'Your password is changed. You are signed out on all other devices.',
  },
  sessions: {
    heading: 'Where you are signed in',
    lead: 'If something looks unfamiliar, sign it out and change your password.',
    current: 'This device',
    device: '{browser}, {system}',
    unknown: 'Unknown browser',
    started: 'signed in on {moment}',
    lastSeen: 'last used on {day} between {from} and {to}',
    end: 'Sign out',
    endNamed: 'Sign out: {device}, signed in on {moment}',
    endOthers: 'Sign out all others',
    endAll: 'Sign out everywhere',
    ended: '{device} is signed out.',
    othersEnded: 'You are signed out on all other devices.',
  },
} as const satisfies Shape<typeof german>
