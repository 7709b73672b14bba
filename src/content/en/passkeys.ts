import type german from '../de/passkeys.ts'
import type { Shape } from '../shape.ts'

/** The passkeys of an account, in its settings. */
export default {
  heading: 'Passkeys',
  lead: 'With a passkey you sign in with fingerprint, face or PIN of your device, without a password and without a code. The secret key stays with you: we know only the public one.',
  none: 'You have no passkey yet.',
  facts: 'added on {day}',
  used: 'last used on {day}',
  unused: 'not used yet',
  synced: 'on several devices',
  add: 'Add a passkey',
  addLead: 'Your browser then asks where to keep the passkey. All other sign-ins end, and you get an email about it.',
  continue: 'Continue',
  waiting: 'Please follow your browser now.',
  full: 'An account takes no more than {most, number} passkeys.',
  unsupported:
    'This browser cannot make passkeys here. Please use a current version of Chrome, Edge, Firefox or Safari.',
  rename: 'Rename',
  renameNamed: 'Rename passkey: {name}',
  name: 'Name of the passkey',
  nameMissing: 'Please enter a name.',
  nameInvalid: 'Please use at most 60 characters and no control characters.',
  save: 'Save',
  remove: 'Remove',
  removeNamed: 'Remove passkey: {name}',
  removeLead: 'You can then no longer sign in with it. Delete it on your device too, among the passwords or passkeys.',
  done: {
    added: '“{name}” is added. You are signed out on all other devices.',
    renamed: 'The passkey is called “{name}” now.',
    removed: '“{name}” is removed. You are signed out on all other devices.',
  },
  trouble: {
    cancelled: 'No passkey was made: it was cancelled, or took too long. Please try again.',
    known: 'This device has a passkey for your account already.',
    unsuited:
      'This device cannot make such a passkey: it needs a screen lock with PIN, fingerprint or face. Set one up, or use another device.',
    address: 'There are passkeys only at the right address of our site. Please check it.',
    failed: 'The device could not make a passkey. Please try again, or use another one.',
  },
} as const satisfies Shape<typeof german>
