import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import type { WaitingMessage } from '#store/inbox.ts'
import { listInbox } from '#usecases/inbox/list-inbox.ts'
import { putMessageAside } from '#usecases/inbox/put-message-aside.ts'
import { retryMessage } from '#usecases/inbox/retry-message.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { listNumber, sentence } from './option-values.ts'
import { allowed, CliError, print, printJson, valueOf, withContext } from './operator.ts'

const NOT_STUCK = 'there is no such message, or it is not given up: "inbox" lists them with their numbers'

/** Messages of providers that could not be worked on, until there is a back office. */
export function addInboxCommands(program: Command): void {
  const inbox = program.command('inbox').description('messages of providers, such as those for payments')
  inbox
    .command('list', { isDefault: true })
    .option('--json', 'for programs, with what the messages say')
    .description('list those that are still to be worked on; a stuck one is given up and waits for you')
    .action(list)
  inbox
    .command('retry')
    .argument('<number>', 'its number in the list', listNumber)
    .description('have a stuck message worked on again, once the cause is mended')
    .action(async (number: number) => {
      await withContext(async (ctx, actor) => {
        const retried = allowed(await retryMessage(ctx, actor, number))
        if (!retried.ok) throw new CliError(NOT_STUCK)
        print(`message ${number} is worked on again`)
      })
    })
  inbox
    .command('aside')
    .argument('<number>', 'its number in the list', listNumber)
    .requiredOption('--reason <text>', 'what you did about it', sentence)
    .description('put a stuck message aside whose matter you have settled; what came after it goes on')
    .action(async (number: number, { reason }: { reason: string }) => {
      await withContext(async (ctx, actor) => {
        const ended = allowed(await putMessageAside(ctx, actor, { number, reason }))
        if (!ended.ok) throw new CliError(NOT_STUCK)
        print(`message ${number} is put aside; what came after it about ${ended.value.subject} goes on`)
      })
    })
}

async function list({ json = false }: { json?: boolean }): Promise<void> {
  await withContext(async (ctx, actor) => {
    const found = valueOf(await listInbox(ctx, actor))
    if (json) printJson(found.map(listed))
    else print(found.length === 0 ? 'nothing waits' : `${table(found)}\n(all times are Berlin time)`)
  })
}

const listed = ({ id: _id, receivedAt, ...rest }: WaitingMessage) => ({ ...rest, received: toLocal(receivedAt) })

function table(messages: readonly WaitingMessage[]): string {
  const rows = messages.map(({ number, state, provider, kind, subject, receivedAt, attempts, trouble }) =>
    [number, state, provider, kind, subject, shown(toLocal(receivedAt)), attempts, trouble ?? ''].map(String),
  )
  return aligned([['NUMBER', 'STATE', 'PROVIDER', 'KIND', 'ABOUT', 'RECEIVED', 'TRIES', 'TROUBLE'], ...rows])
}
