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
  accountDeleted: {
    subject: 'Your account is deleted',
    preview: 'Your account has been gone since {time} on {date}.',
    heading: 'Your account is deleted',
    intro:
      'As you wished, we deleted your account with {company} on {date} at {time}. You can no longer sign in with it, and you are unsubscribed from the newsletter.',
    kept: 'We keep the records of rentals that took place for as long as the law asks: invoices for eight years, business letters for six. You find the rest in our privacy policy.',
    action: 'Privacy policy',
    notYou: 'Was it not you? Then please call us at once: {phone}.',
  },
} as const satisfies Shape<typeof german>
