import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { done, email, language, text, token } from './values.ts'

export const subscribe = endpoint('subscribe', {
  summary:
    'Asks for the newsletter; a mailed link confirms it (D12). The answer is the same whether the address is known or not.',
  body: z.strictObject({
    email,
    language,
    /** Version of the text beside the button, to which the subscriber agrees. */
    consent: text(40),
  }),
  answers: { 200: done },
})

export const confirmSubscription = endpoint('confirmSubscription', {
  summary: 'Confirms a subscription with the token of a mailed link (single use, seven days).',
  body: z.strictObject({ token }),
  answers: { 200: done },
})

export const unsubscribe = endpoint('unsubscribe', {
  summary: 'Ends a subscription with the token that every newsletter carries; again and again, if need be.',
  body: z.strictObject({ token }),
  answers: { 200: done },
})
