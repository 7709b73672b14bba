import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call, type ApiError } from '#api/call-server.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { useFlow } from '../flow/flow.tsx'
import { quoteKey } from '../quote/hold-quote.ts'

/** Time in ms until the same address gets another letter (src/server/jobs/post.ts). */
const WAIT_MS = 10 * 60_000
const DIGITS = /^\d{6}$/

/** State of the proof that the customer's address is their own, without which they cannot order. */
export interface Proof {
  readonly email: string
  readonly code: string
  /** Problem with the code that was sent last. */
  readonly problem: 'missing' | 'wrong' | null
  readonly letter: 'sending' | 'sent' | ApiError
  /** Moment from which another letter may go, by the browser's monotonic clock. */
  readonly againAt: number
}

/** Proof of the e-mail address by a code, which is asked for when the server wants it (D32). */
export function useProof() {
  const { kept, driver } = useFlow()
  const language = useLanguage()
  const client = useQueryClient()
  const [proof, setProof] = useState<Proof | null>(null)
  const patch = (change: Partial<Proof>) => setProof((before) => before && { ...before, ...change })

  const mail = async () => {
    const { email } = driver.values
    if (!kept) return
    setProof({ email, code: '', problem: null, letter: 'sending', againAt: performance.now() + WAIT_MS })
    const result = await call('sendEmailCode', { body: { email, quoteId: kept.id, language } })
    patch({ letter: result.ok ? 'sent' : result.error })
    // The server extends the hold for the time that the letter may take.
    await client.refetchQueries({ queryKey: quoteKey(kept.id) })
  }

  /** Code to send along with the order; null if the order has to wait for it. */
  const codeToSend = (): { readonly emailCode?: string } | null => {
    if (proof === null) return {}
    const emailCode = proof.code.replaceAll(/\s/g, '')
    if (DIGITS.test(emailCode)) return { emailCode }
    patch({ problem: 'missing' })
    return null
  }

  /** @returns whether the refusal was about the proof */
  const hear = async ({ code }: ApiError): Promise<boolean> => {
    if (code === 'wrong_code') patch({ problem: 'wrong' })
    else if (code === 'email_unproven') await mail()
    return code === 'wrong_code' || code === 'email_unproven'
  }
  return { proof, mail, codeToSend, hear, type: (code: string) => patch({ code, problem: null }) }
}
