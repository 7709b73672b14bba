import type german from '../de/second-factor.ts'
import type { Shape } from '../shape.ts'

/** The authenticator app of an account, in its settings. */
export default {
  heading: 'Second factor',
  lead: 'With an authenticator app on your phone your password alone is not enough any more: at sign-in we also ask for a code from the app.',
  required:
    'Staff must have a second factor. Set up an authenticator app, or add a passkey below; then everything else in your account opens.',
  off: 'The second factor is not set up.',
  begin: 'Set up',
  setup: {
    scan: 'Open your authenticator app and scan this picture.',
    picture: 'QR code for the authenticator app; the same key stands below as text.',
    type: 'Or enter this key:',
    open: 'Open in the app on this device',
    prove: 'Then enter the code that the app shows.',
    submit: 'Confirm code',
    cancel: 'Cancel',
  },
  code: 'Code from the app',
  codeOrRecovery: 'Code from the app or recovery code',
  missing: 'Please enter the code.',
  invalid: 'This code is not right or was used before. Use the next one that the app shows.',
  codes: {
    heading: 'Your recovery codes',
    lead: 'Keep them in a safe place, for example on paper: we show them only now. If the phone is gone, you sign in with one of them. Each works once.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    download: 'Download',
    file: 'recovery-codes.txt',
    title: 'Recovery codes for {company}',
    kept: 'I have kept them',
  },
  on: 'Set up on {day}.',
  left: '{count, plural, =0 {No recovery code is left: please make new ones.} one {One recovery code is left.} other {# recovery codes are left.}}',
  renew: 'New recovery codes',
  renewLead: 'The old codes then do not work any more.',
  end: 'Turn off',
  endLead: 'The password is then enough to sign in.',
  done: {
    on: 'The second factor is set up. You are signed out on all other devices.',
    off: 'The second factor is turned off. You are signed out on all other devices.',
    renewed: 'The new recovery codes are in force. You are signed out on all other devices.',
  },
} as const satisfies Shape<typeof german>
