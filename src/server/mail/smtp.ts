import { createTransport } from 'nodemailer'

import { isLocal } from '#secrets/local.ts'
import type { Transport } from './message.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Silence of the server in the middle of a message. Filters may think for a while before they say yes. */
const SILENCE_TIMEOUT_MS = 20_000

/**
 * A few open connections to the configured mail server. They are encrypted, or nothing is sent: letters carry names and
 * links that open accounts. A server on this machine is taken as it is.
 * @param plain send also where the server offers no encryption
 */
export function createSmtp(url: string, plain = false): Transport {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !plain && !isLocal(new URL(url).hostname),
    maxConnections: 4,
    // What was not taken is tried again by the queue, which knows when to wait.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
  return {
    async deliver({ mail }) {
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw new NotTakenError(error as { code?: string; responseCode?: number })
      }
    },
    close() {
      transport.close()
    },
  }
}

/** Carries codes only: a mail server likes to repeat addresses in its texts, and errors are logged and stored. */
class NotTakenError extends Error {
  readonly code: string
  readonly responseCode: number | undefined

  constructor({ code = 'unknown', responseCode }: { code?: string; responseCode?: number }) {
    super(
      code === 'ETLS'
        ? 'the mail server offers no encryption (STARTTLS), so nothing is sent; use smtps://, or set SMTP_TLS=optional'
        : `the mail server did not take a letter: ${[code, responseCode].filter(Boolean).join(' ')}`,
    )
    this.code = code
    this.responseCode = responseCode
  }
}

/** The server knows the recipient does not exist or may not be written to: asking again will not help for long. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof NotTakenError && error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
}
