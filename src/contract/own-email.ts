import * as z from 'zod/mini'

import { currentPassword } from './account.ts'
import { endpoint } from './endpoint.ts'
import { done, email, token } from './values.ts'

export const getOwnEmail = endpoint('getOwnEmail', {
  summary: 'The address of the account, and the change of it that waits for the two mailboxes, if there is one.',
  answers: {
    200: z.object({
      email: z.string(),
      change: z.nullable(
        z.object({
          newEmail: z.string(),
          expiresAt: z.iso.datetime(),
          oldConfirmed: z.boolean(),
          newConfirmed: z.boolean(),
        }),
      ),
    }),
  },
})

export const changeEmail = endpoint('changeEmail', {
  summary:
    'Asks for another address. Links go to both mailboxes, and it changes when both are used. The answer is the same whether the address has an account or not.',
  body: z.strictObject({ currentPassword, email }),
  answers: { 200: done },
})

export const cancelEmailChange = endpoint('cancelEmailChange', {
  summary: 'Gives up the change of the address that waits; its links are void.',
  answers: { 200: done },
})

export const confirmEmailChange = endpoint('confirmEmailChange', {
  summary: 'One of the two mailboxes confirms with the token of its letter. With the second one the address changes.',
  body: z.strictObject({ token }),
  answers: { 200: z.object({ ...done.shape, changed: z.boolean() }) },
})

export const refuseEmailChange = endpoint('refuseEmailChange', {
  summary: 'The present mailbox refuses the change with the token of its letter; both links are void.',
  body: z.strictObject({ token }),
  answers: { 200: done },
})
