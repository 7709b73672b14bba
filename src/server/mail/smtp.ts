import { createTransport } from 'nodemailer'

import { isLocal } from '#secrets/local.ts'
import type { Transport } from './message.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Longest silence of the mail server during a message, in ms. Its filters may need a while before it accepts. */
const SILENCE_TIMEOUT_MS = 20_000

/**
 * Opens a few connections to the configured mail server. Nothing is sent without encryption, because letters carry names
 * and links that open accounts; only a server on this machine may do without.
 * @param plain whether to send even if the server offers no encryption
 */
export function createSmtp(url: string, plain = false): Transport {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !plain && !isLocal(new URL(url).hostname),
    maxConnections: 4,
    // The queue retries refused letters itself, because it knows when to wait.
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

/** Thrown for a refused letter. It carries only codes: errors are logged, and servers repeat addresses in their texts. */
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

/** Whether the server refuses the recipient for good, because the address does not exist or may not be written to. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof NotTakenError && error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
}
