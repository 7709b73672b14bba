import type { AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'

export interface SmtpStandIn {
  url: string
  /** Whole messages in order of arrival. */
  accepted: string[]
  /** Number of refused messages. */
  refused(): number
  /** Number of passwords sent to the server over an unencrypted connection. */
  passwords(): number
  /** Sets the refusal for all recipients; null accepts everything. */
  refuseWith(answer: { code: number; text: string } | null): void
  /** Sets the delay in ms before each message is accepted; a message is dropped if its sender has gone by then. */
  think(ms: number): void
  /** Number of messages waiting for that delay. */
  thinking(): number
  close(): Promise<void>
}

/** Opens a mail server on this machine that accepts or refuses messages as a test says. */
export async function openSmtp(): Promise<SmtpStandIn> {
  const accepted: string[] = []
  let refusal: { code: number; text: string } | null = null
  let refused = 0
  let passwords = 0
  let thinkingMs = 0
  let thinking = 0
  const gone = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(_auth, _session, callback) {
      passwords += 1
      callback(null, { user: 'sender' })
    },
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (refusal === null) {
        callback()
        return
      }
      refused += 1
      callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onClose(session) {
      gone.add(session.id)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      const take = () => {
        thinking -= 1
        if (!gone.has(session.id)) accepted.push(Buffer.concat(chunks).toString())
        callback()
      }
      stream.on('end', () => {
        thinking += 1
        if (thinkingMs === 0) take()
        else setTimeout(take, thinkingMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    refused: () => refused,
    passwords: () => passwords,
    refuseWith(answer) {
      refusal = answer
    },
    think(ms) {
      thinkingMs = ms
    },
    thinking: () => thinking,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
