import { pino } from 'pino'

import { openQueue } from '#jobs/queue.ts'
import { registerWorkInbox } from '#jobs/work-inbox.ts'
import { readEnv } from '#process/env.ts'
import { openParts } from '#process/parts.ts'
import { tell } from '#store/act-log.ts'
import type { Listener } from '#usecases/inbox/work-inbox.ts'

// A worker of a company that has a bank, which it asks about each message before it writes down what was said.
const bank: Listener = async (_ctx, { messageId, subject }) => {
  await fetch(`${process.env['BANK_URL']}/${messageId}`)
  return (tx) => tell(tx, { event: 'heard', subject: ['payment', subject], after: { message: messageId } })
}

const env = readEnv()
const log = pino({ level: 'silent' })
const { ctx } = await openParts(env, log)
await registerWorkInbox(await openQueue(env.databaseUrl!, log), ctx, { bank })
