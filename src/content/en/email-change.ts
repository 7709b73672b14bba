import type german from '../de/email-change.ts'
import type { Shape } from '../shape.ts'

/** Where the two links of a change of address lead. */
export default {
  old: {
    heading: 'A new email address?',
    lead: 'Somebody asked us to change the email address of your account; our email names the new one. Agree only if that was you.',
    submit: 'Agree',
  },
  new: {
    heading: 'Confirm your new email address',
    lead: 'One more click to confirm that this address is yours.',
    submit: 'Confirm address',
  },
  refuse: 'Refuse: it was not me',
  end: {
    half: { heading: 'Confirmed', text: 'We are still waiting for the other address: we have sent a link there too.' },
    changed: {
      heading: 'Your email address has changed',
      text: 'From now on you sign in with the new address. You are signed out on all other devices.',
    },
    refused: {
      heading: 'Refused',
      text: 'Your account keeps its address. Whoever asked for the change knows your password: please change it now.',
    },
    invalid: {
      heading: 'This link is no longer valid',
      text: 'It has expired or was already used, or the change was cancelled. Your profile shows the current state.',
    },
  },
  toProfile: 'Go to profile',
  signIn: 'Go to sign-in',
  password: 'Change password',
} as const satisfies Shape<typeof german>
