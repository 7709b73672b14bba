import type { Command } from 'commander'

import { listContactMessages } from '#usecases/contact/list-messages.ts'
import { listSubscribers } from '#usecases/newsletter/list.ts'
import { messageOf, messagesText } from './message-list.ts'
import { print, printJson, valueOf, withContext } from './operator.ts'
import { subscriberOf, subscriberTable } from './subscriber-list.ts'

/** Commands for what comes in by the site's forms: messages, and addresses for the newsletter. */
export function addMessageCommands(program: Command): void {
  program
    .command('messages')
    .option('--json', 'for programs')
    .description('list the messages from the contact form')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const catalogue = await ctx.catalogue()
        const found = valueOf(await listContactMessages(ctx, actor)).map((row) => messageOf(row, catalogue))
        if (json) printJson(found)
        else print(found.length === 0 ? 'there are no messages' : `${messagesText(found)}\n(all times are Berlin time)`)
      })
    })
  program
    .command('newsletter')
    .description('the newsletter')
    .command('list')
    .option('--json', 'for programs, with the links that every newsletter has to carry')
    .description('list the confirmed addresses')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const found = valueOf(await listSubscribers(ctx, actor)).map((row) => subscriberOf(row, ctx.origin))
        if (json) printJson(found)
        else print(found.length === 0 ? 'nobody is subscribed' : subscriberTable(found))
      })
    })
}
