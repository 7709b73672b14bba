import type german from '../de/email-change.ts'
import type { Shape } from '../shape.ts'

/** Where the two links of a change of address lead. */
export default {
  old: {
    heading: 'Another email address?',
    lead: 'Another email address was asked for your account; our email names it. Agree only if it was you who asked.',
    submit: 'Agree',
  },
  new: {
    heading: 'Confirm your new email address',
    lead: 'One more click, and we know that this address is yours.',
    submit: 'Confirm address',
  },
  refuse: 'Refuse: it was not me',
  end: {
    half: { heading: 'Confirmed', text: 'The other address is still missing: we have sent a link there as well.' },
    changed: {
      heading: 'Your email address is changed',
      text: 'From now on you sign in with the new address. You are signed out on all other devices.',
    },
    refused: {
      heading: 'Refused',
      text: 'Your account keeps its address. Whoever asked for the new one knows your password: please change it now.',
    },
    invalid: {
      heading: 'This link is no longer valid',
      text: 'It has expired, was already used, or the change was given up. Your profile shows how things stand.',
    },
  },
  toProfile: 'Go to profile',
  signIn: 'Go to sign-in',
  password: 'Change password',
} as const satisfies Shape<typeof german>
