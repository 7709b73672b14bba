import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { done, email, idempotencyHeaders, language, longText, optionalText, text } from './values.ts'

/** Recipient of a message that is for no branch in particular. */
export const GENERAL = 'general'

const DAY_MS = 86_400_000

/** Fields of the contact form. */
export const contactForm = z.strictObject({
  name: text(120),
  email,
  phone: z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s()/.-]{5,30}$/)),
  /** Number of the booking or request that the message is about. */
  reference: optionalText(40),
  /** Code of a branch, or `general`. */
  branch: text(40),
  message: longText(4_000),
  /** Trap for robots: people do not see this field, so a message that fills it is thrown away. */
  website: optionalText(200),
})

export const sendContactMessage = endpoint('sendContactMessage', {
  summary: 'Sends a message to a branch; it is mailed there, kept, and its sender gets a receipt (D12).',
  headers: idempotencyHeaders,
  body: z.strictObject({
    ...contactForm.shape,
    language,
    /** Time spent filling in the form, in milliseconds. */
    filledMs: z.int().check(z.minimum(0), z.maximum(30 * DAY_MS)),
  }),
  answers: { 201: done },
})
