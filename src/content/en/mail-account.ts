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
  emailChangeOld: {
    subject: 'Shall your account get another email address?',
    preview: 'Somebody who knows your password has asked for it.',
    heading: 'Another email address for your account?',
    intro:
      'Another email address was asked for your account with {company}: {email}. Please tell us whether that is what you want.',
    both: 'The new address holds only once both addresses are confirmed. Until then everything stays as it is.',
    action: 'Agree or refuse',
    validity: 'The link is valid for 48 hours.',
    notYou:
      'Was it not you? Then please refuse with the link and change your password right afterwards: somebody knows it. For questions call {phone}.',
  },
  emailChangeNew: {
    subject: 'Please confirm your new email address',
    preview: 'One more step to your new address with {company}.',
    heading: 'Is this your new address?',
    intro: 'This email address was given as the new one of an account with {company}. Please confirm that it is yours.',
    both: 'We have written to the present address as well. The new one holds only once both are confirmed.',
    action: 'Confirm new address',
    validity: 'The link is valid for 48 hours.',
    notYou:
      'You have no account with {company}, or did not give another address? Then please do not confirm, and delete this email.',
  },
  emailTaken: {
    subject: 'Your email address was given for another account',
    preview: 'It already belongs to your account with {company}, and that stays so.',
    heading: 'Your address already belongs to an account',
    intro:
      'In another account with {company} this email address was given as the new one. It already belongs to your account, so nothing changes.',
    you: 'Was it you? Then delete one of the two accounts first, or give another address there.',
    action: 'Sign in',
    ignore: 'If it was not you, there is nothing to do.',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'On {date} at {time}, after both addresses were confirmed.',
    heading: 'Your email address was changed',
    intro: 'On {date} at {time} your account got a new email address: {email}. Both addresses have confirmed it.',
    signIn: 'From now on you sign in with the new address. You are signed out on all other devices.',
    action: 'Sign in',
    left: 'This address does not belong to the account any more. We do not send the newsletter here any more. Bookings that were made with this address without signing in are still found with their number and this address.',
    notYou: 'Was it not you? Then please call us at once: {phone}.',
  },
  documentReviewed: {
    accepted: {
      subject: 'Your document was checked',
      preview: 'We have accepted a document in your account.',
      heading: 'Checked and accepted',
      intro: 'We looked at what you uploaded ({document}). All is well with it.',
      next: 'Please bring the originals to the pickup all the same: the law wants us to see them there. We delete what you uploaded {days} days after the end of the rental, unless you do so before.',
    },
    refused: {
      subject: 'Please upload a document once more',
      preview: 'We could not accept a document in your account.',
      heading: 'Please upload it once more',
      intro: 'We looked at what you uploaded ({document}) and could not accept it.',
      reason: 'The reason: {reason}',
      next: 'Please upload it again. This is voluntary: we check the originals of your documents at pickup in any case. We delete what we did not accept after {days} days, unless you do so before.',
    },
    action: 'To my documents',
    kinds: {
      licence: 'driving license',
      identity_card: 'identity card',
      passport: 'passport',
      other: 'another document',
    },
  },
  signInChanged: {
    preview: 'On {date} at {time}. If it was not you, please act now.',
    what: {
      passkey_added: {
        subject: 'Passkey added',
        intro:
          'On {date} at {time} a passkey was added to your account. It signs in without the password and without a code. All other sign-ins have ended. If it was not you, remove it in the settings of your account as soon as you have set a new password: a new password alone does not make it void.',
      },
      passkey_removed: {
        subject: 'Passkey removed',
        intro:
          'On {date} at {time} a passkey was removed from your account. It does not sign in any more. All other sign-ins have ended.',
      },
      second_factor_on: {
        subject: 'Second factor set up',
        intro:
          'On {date} at {time} an authenticator app was set up for your account. From now on we ask for a code of it at sign-in. All other sign-ins have ended.',
      },
      second_factor_off: {
        subject: 'Second factor turned off',
        intro:
          'On {date} at {time} the second factor of your account was turned off. The password is enough to sign in again. All other sign-ins have ended.',
      },
      second_factor_reset: {
        subject: 'Second factor reset',
        intro:
          'On {date} at {time} we removed the second factor of your account, authenticator app and passkeys, because you asked us to. The password is enough to sign in again; please set up a new one soon.',
      },
      recovery_codes_renewed: {
        subject: 'New recovery codes',
        intro:
          'On {date} at {time} new recovery codes were made for your account. The old ones do not work any more. All other sign-ins have ended.',
      },
      recovery_code_used: {
        subject: 'Sign-in with a recovery code',
        intro:
          'On {date} at {time} somebody signed in with your password and one of your recovery codes. That code does not work any more.',
      },
    },
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
