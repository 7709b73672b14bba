import type german from '../de/mail-account.ts'
import type { Shape } from '../shape.ts'

/** The letters that tell of a change to an account. */
export default {
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'On {date} at {time}. If it was not you, please act now.',
    heading: 'Your password was changed',
    intro: 'The password of your account was changed on {date} at {time}. All other sign-ins have ended with it.',
    notYou:
      'Was it not you? Then please set a new password at once, with a link to this address, and call us: {phone}.',
    action: 'Set a new password',
  },
} as const satisfies Shape<typeof german>
