import type german from '../de/passkeys.ts'
import type { Shape } from '../shape.ts'

/** The passkeys of an account, in its settings. */
export default {
  heading: 'Passkeys',
  lead: 'Sign in with your device’s fingerprint, face or PIN. The secret key never leaves your device.',
  none: 'None yet',
  count: '{count, plural, one {# passkey} other {# passkeys}}',
  facts: 'added on {day}',
  used: 'last used on {day}',
  unused: 'not used yet',
  synced: 'on several devices',
  add: 'Add a passkey',
  addLead:
    'Your browser then asks where to keep the passkey. You are signed out everywhere else, and we send you an email about it.',
  continue: 'Continue',
  waiting: 'Follow the prompts in your browser.',
  full: 'An account can have up to {most, number} passkeys.',
  unsupported:
    'This browser cannot create passkeys here. Please use a current version of Chrome, Edge, Firefox or Safari.',
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
    renamed: 'The passkey is now called “{name}”.',
    removed: '“{name}” is removed. You are signed out on all other devices.',
  },
  proof: {
    lead: 'Your browser then asks for your passkey. No longer have one? First add a new one under “Passkeys”.',
    cancelled: 'No passkey was used: it was cancelled or took too long. Please try again.',
    address: 'Passkeys only work at the correct address of our site. Please check it.',
    failed: 'The passkey could not be used. Please try again, or use another device.',
  },
  trouble: {
    cancelled: 'No passkey was created: it was cancelled or took too long. Please try again.',
    known: 'This device already has a passkey for your account.',
    unsuited:
      'This device cannot create such a passkey: it needs a screen lock with a PIN, fingerprint or face. Set one up, or use another device.',
    address: 'Passkeys only work at the correct address of our site. Please check it.',
    failed: 'The device could not create a passkey. Please try again, or use another one.',
  },
} as const satisfies Shape<typeof german>
