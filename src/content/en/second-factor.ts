import type german from '../de/second-factor.ts'
import type { Shape } from '../shape.ts'

/** The authenticator app of an account, in its settings. */
export default {
  heading: 'Two-step verification',
  lead: 'A code from an app on your phone, which we ask for after your password when you sign in.',
  required:
    'Staff must use two-step verification. Set up an authenticator app or add a passkey below; the rest of your account then opens.',
  off: 'Off',
  inForce: 'On',
  begin: 'Set up',
  setup: {
    scan: 'Open your authenticator app and scan this picture.',
    picture: 'QR code for the authenticator app; the same key is shown below as text.',
    type: 'Or enter this key:',
    open: 'Open in the app on this device',
    prove: 'Then enter the code that the app shows.',
    submit: 'Confirm code',
    cancel: 'Cancel',
  },
  code: 'Code from the app',
  codeOrRecovery: 'Code from the app or recovery code',
  missing: 'Please enter the code.',
  invalid: 'That code is not correct or was used before. Use the next one the app shows.',
  codes: {
    heading: 'Your recovery codes',
    lead: 'Keep them in a safe place, for example on paper: we show them only now. If you lose your phone, sign in with one of them. Each works once.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    download: 'Download',
    file: 'recovery-codes.txt',
    title: 'Recovery codes for {company}',
    kept: 'I have saved them',
  },
  on: 'Set up on {day}.',
  left: '{count, plural, =0 {No recovery codes are left: please create new ones.} one {One recovery code is left.} other {# recovery codes are left.}}',
  renew: 'New recovery codes',
  renewLead: 'The old codes then stop working.',
  end: 'Turn off',
  endLead: 'Your password alone is then enough to sign in.',
  done: {
    on: 'Two-step verification is set up. You are signed out on all other devices.',
    off: 'Two-step verification is turned off. You are signed out on all other devices.',
    renewed: 'The new recovery codes are active. You are signed out on all other devices.',
  },
} as const satisfies Shape<typeof german>
