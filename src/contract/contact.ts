import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { done, email, idempotencyHeaders, language, longText, optionalText, text } from './values.ts'

/** To nobody in particular. */
export const GENERAL = 'general'

const DAY_MS = 86_400_000

/** What is filled in. */
export const contactForm = z.strictObject({
  name: text(120),
  email,
  phone: z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s()/.-]{5,30}$/)),
  /** Of a booking or request that the message is about. */
  reference: optionalText(40),
  /** The code of a branch, or `general`. */
  branch: text(40),
  message: longText(4_000),
  /** Persons do not see this field and leave it empty; a message that fills it is thrown away. */
  website: optionalText(200),
})

export const sendContactMessage = endpoint('sendContactMessage', {
  summary: 'Sends a message to a branch; it is mailed there, kept, and its sender gets a receipt (D12).',
  headers: idempotencyHeaders,
  body: z.strictObject({
    ...contactForm.shape,
    language,
    /** For how many milliseconds the form was filled in. */
    filledMs: z.int().check(z.minimum(0), z.maximum(30 * DAY_MS)),
  }),
  answers: { 201: done },
})
