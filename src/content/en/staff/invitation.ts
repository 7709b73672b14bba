import type german from '../../de/staff/invitation.ts'
import type { Shape } from '../../shape.ts'

/** Page of a mailed invitation. */
export default {
  title: 'Invitation',
  loading: 'Loading…',
  leads: {
    agent: 'You are joining the back office of {company}, to work at your locations.',
    manager: 'You are joining the back office of {company} as a manager.',
  },
  email: 'Email address',
  name: 'Your name',
  nameHint: 'The name your team knows you by.',
  password: 'Password',
  passwordHint: 'At least 12 characters, such as four words.',
  keepsPassword: 'This address has an account already. Its password stays; sign in with it in a moment.',
  accept: 'Accept',
  next: 'Then you set up a passkey or an app with codes.',
  missing: 'Please fill in everything.',
  short: 'The password needs at least 12 characters.',
  away: 'The server cannot be reached right now. Please try again in a moment.',
  invalid: 'This link is no longer valid or has been used. Please ask for a new invitation.',
  noLink: 'Please open the link from your invitation.',
  toDoor: 'To sign-in',
} satisfies Shape<typeof german>
