import type german from '../de/sign-in-code.ts'
import type { Shape } from '../shape.ts'

/** The code of two-step verification, at sign-in. */
export default {
  app: {
    lead: 'One more step: open your authenticator app and enter the code it shows for us.',
    label: 'Code from the app',
    hint: 'Six digits that change every 30 seconds.',
    invalid: 'That code is not correct or was used before. Use the next one the app shows.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    lead: 'Enter one of the ten codes you kept when you set it up. Each works once.',
    label: 'Recovery code',
    hint: 'For example K7QX-M2PD-9TRV. Lost the codes too? Call us: {phone}.',
    invalid: 'That code is not correct or was used before. Use another one.',
    other: 'Use the code from the app',
  },
  missing: 'Please enter the code.',
  back: 'Back',
} as const satisfies Shape<typeof german>
