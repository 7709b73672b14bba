import type german from '../de/mail-account.ts'
import type { Shape } from '../shape.ts'

/** The letters that open an account or tell of a change to it. */
export default {
  setPassword: {
    registered: {
      subject: 'Welcome: please set your password',
      preview: 'One more step and your account is ready.',
      heading: 'Welcome to {company}',
      intro: 'Your account has been created. Set your password now; this also confirms your email address.',
    },
    forgotten: {
      subject: 'Your link for a new password',
      preview: 'Set a new password within one hour.',
      heading: 'Set a new password',
      intro: 'You asked for a link to set a new password. Your current password stays valid until you do.',
    },
    action: 'Set password',
    under: 'The link is valid for one hour and works once.',
    later: 'If the link has expired, ask for a new one with “Forgot password?” on the sign-in page.',
    ignore: 'If you did not ask for this, there is nothing you need to do: without this link nothing changes.',
  },
  confirmAddress: {
    subject: 'Please confirm your email address',
    preview: 'One more step and you can sign in.',
    heading: 'Please confirm your address',
    intro:
      'You have created an account with {company}. Please confirm that this email address is yours. You’ll need the password you chose.',
    action: 'Confirm address',
    under: 'The link is valid for one hour and works once.',
    later: 'If the link has expired, ask for a new one with “Forgot password?” on the sign-in page.',
    ignore:
      'If you did not create an account, simply delete this email: nobody can use the account unless you confirm.',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    preview: 'Your address already has an account with {company}.',
    heading: 'You already have an account',
    intro:
      'Somebody tried to register with your email address. It already has an account, so we did not create a second one, and nothing has changed.',
    next: 'Was it you? If you have forgotten your password or have not set one yet, set a new one with the link above.',
    action: 'Set password',
    under: 'Forgot your password? The link is valid for one hour and works once.',
    ignore:
      'If it was not you, there is nothing you need to do. Whoever entered your address will not find out that you have an account.',
  },
  staffInvitation: {
    subject: 'Your invitation to the {company} back office',
    preview: 'Two more steps and you are in.',
    heading: 'Welcome to the team',
    roles: { agent: 'agent', manager: 'manager' },
    intro: 'You have been invited to work in the back office of {company}. Your role: {role}.',
    next: 'With the link you set your name and a password. Then you set up a passkey or an authenticator app: the back office does not open without two-step verification.',
    under: 'The link is valid until {date}, {time}, and works once.',
    action: 'Accept invitation',
    ignore: 'You do not work with us? Simply delete this email: without the link nothing happens.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'On {date} at {time}. If this was not you, please act now.',
    heading: 'Your password was changed',
    intro: 'The password for your account was changed on {date} at {time}. You are signed out everywhere else.',
    under: 'If this was not you, set a new password now.',
    notYou: 'If this was not you, please call us as well: {phone}.',
    action: 'Set a new password',
  },
  emailChangeOld: {
    subject: 'Did you ask to change your email address?',
    preview: 'Somebody who knows your password asked for this.',
    heading: 'A new email address for your account?',
    intro:
      'Somebody asked us to change the email address of your {company} account. Please tell us whether that was you.',
    under: 'New address: {email}',
    both: 'The new address takes effect once both addresses have confirmed it. Until then, nothing changes.',
    action: 'Approve or reject',
    later: 'The link is valid for 48 hours.',
    notYou:
      'If this was not you, reject it with the link, then change your password straight away, as somebody seems to know it. Questions? Call {phone}.',
  },
  emailChangeNew: {
    subject: 'Please confirm your new email address',
    preview: 'One more step to your new address at {company}.',
    heading: 'Is this your new address?',
    intro: 'This email address was entered as the new one for a {company} account. Please confirm that it is yours.',
    under: 'The link is valid for 48 hours.',
    both: 'We have also written to your current address. The new one takes effect once both have confirmed it.',
    action: 'Confirm new address',
    notYou:
      'If you have no {company} account, or did not ask for this, please do not confirm. You can delete this email.',
  },
  emailTaken: {
    subject: 'Your email address was entered for another account',
    preview: 'It already belongs to your {company} account, and that has not changed.',
    heading: 'Your address already belongs to an account',
    intro:
      'Somebody entered this email address as the new one for another {company} account. It already belongs to your account, and that has not changed.',
    under: 'So nothing changes.',
    you: 'If that was you, delete one of the two accounts first, or use a different address for the other one.',
    action: 'Sign in',
    ignore: 'If it was not you, there is nothing you need to do.',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'On {date} at {time}, after both addresses were confirmed.',
    heading: 'Your email address was changed',
    intro: 'The email address of your account was changed on {date} at {time}. Both addresses confirmed the change.',
    under: 'New address: {email}',
    signIn: 'From now on, sign in with the new address. You are signed out on all other devices.',
    action: 'Sign in',
    left: 'This address no longer belongs to the account, and we no longer send the newsletter here. You can still look up bookings made with this address without signing in, using their number and this address.',
    notYou: 'If this was not you, please call us straight away: {phone}.',
  },
  customersMerged: {
    subject: 'We have merged your records',
    preview: 'On {date} at {time}, because we had you on record twice.',
    heading: 'Your data now stand in one place',
    intro: 'We had you on record as a customer twice. On {date} at {time} we merged the two records.',
    under: 'All bookings, points and documents are there.',
    kept: 'This record stays. What belonged to the other one is here now.',
    gone: 'The account with this address no longer exists. Sign in with the address of your other account.',
    goneWithout: 'Everything now stands in your other record. There is nothing for you to do.',
    notYou: 'Is this not about you, or is something wrong? Please call us at once: {phone}.',
  },
  documentReviewed: {
    accepted: {
      subject: 'We have checked your document',
      preview: 'We have accepted a document in your account.',
      heading: 'Checked and accepted',
      under: 'Everything is in order.',
      intro: 'We have checked and accepted {document}.',
      next: 'Please bring the originals to the pickup all the same: the law requires us to see them there. We delete your upload {days}\u00A0days after the rental ends, unless you do so first.',
    },
    refused: {
      subject: 'Please upload a document again',
      preview: 'We could not accept a document in your account.',
      heading: 'Please upload {document} again',
      under: '{reason}',
      intro: 'We could not accept {document} as it is.',
      next: 'Uploading it is optional: we still need to check your original documents at pickup. We delete what we did not accept after {days}\u00A0days, unless you do so first.',
    },
    action: 'My documents',
    kinds: {
      licence: 'your driving licence',
      identity_card: 'your identity card',
      passport: 'your passport',
      other: 'your other document',
    },
  },
  signInChanged: {
    preview: 'On {date} at {time}. If this was not you, please act now.',
    what: {
      passkey_added: {
        subject: 'Passkey added',
        intro:
          'A passkey was added to your account on {date} at {time}. It can be used to sign in without a password or a code. You are signed out everywhere else. If this was not you, set a new password, then remove the passkey in your account settings: changing your password does not remove it.',
      },
      passkey_removed: {
        subject: 'Passkey removed',
        intro:
          'A passkey was removed from your account on {date} at {time}. It can no longer be used to sign in. You are signed out everywhere else.',
      },
      second_factor_on: {
        subject: 'Two-step verification is on',
        intro:
          'An authenticator app was set up for your account on {date} at {time}. From now on, we ask for one of its codes when you sign in. You are signed out everywhere else.',
      },
      second_factor_off: {
        subject: 'Two-step verification is off',
        intro:
          'Two-step verification for your account was turned off on {date} at {time}. Your password alone is enough to sign in again. You are signed out everywhere else.',
      },
      second_factor_reset: {
        subject: 'Two-step verification reset',
        intro:
          'At your request, we reset two-step verification for your account (authenticator app and passkeys removed) on {date} at {time}. Your password alone is enough to sign in again. Please set it up again soon.',
      },
      recovery_codes_renewed: {
        subject: 'New recovery codes',
        intro:
          'New recovery codes were created for your account on {date} at {time}. The old ones no longer work. You are signed out everywhere else.',
      },
      recovery_code_used: {
        subject: 'Sign-in with a recovery code',
        intro:
          'Somebody signed in with your password and one of your recovery codes on {date} at {time}. That code no longer works.',
      },
    },
    under: 'If this was not you, set a new password now.',
    notYou: 'If this was not you, please call us as well: {phone}.',
    action: 'Set a new password',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    preview: 'We deleted it on {date} at {time}.',
    heading: 'Your account is deleted',
    intro:
      'As you asked, we deleted your {company} account on {date} at {time}. You can no longer sign in, and you no longer receive the newsletter.',
    kept: 'We keep the records of completed rentals for as long as the law requires: accounting records for eight years, business letters for six, from the end of the year. Our privacy policy tells you the rest.',
    policy: 'privacy policy',
    notYou: 'If this was not you, please call us straight away: {phone}.',
  },
} as const satisfies Shape<typeof german>
