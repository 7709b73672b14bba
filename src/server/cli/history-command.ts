import { Argument, type Command } from 'commander'

import { companyThings, type CompanyThing } from '#domain/company-thing.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { toLocal } from '#domain/period.ts'
import type { Change } from '#store/history.ts'
import { listChanges } from '#usecases/company/list-changes.ts'
import { aligned } from './aligned.ts'
import { print, printJson, valueOf, withContext } from './operator.ts'
import { day, wholeNumber } from './option-values.ts'

interface HistoryOptions {
  from?: LocalDate
  most: number
  json?: boolean
}

export function addHistoryCommand(program: Command): void {
  program
    .command('history')
    .addArgument(new Argument('[what]').choices(companyThings))
    .option('--from <day>', 'from that day on', day)
    .option('--most <number>', 'how many', wholeNumber(1, 10_000), 50)
    .option('--json', 'for programs')
    .description('list who changed what of the company, the newest first')
    .action(history)
}

async function history(thing: CompanyThing | undefined, { from, most, json = false }: HistoryOptions): Promise<void> {
  await withContext(async (ctx, actor) => {
    const wish = { most, ...(thing !== undefined && { thing }), ...(from !== undefined && { from }) }
    const changes = valueOf(await listChanges(ctx, actor, wish))
    if (json) printJson(changes)
    else
      print(
        aligned([
          ['WHEN', 'BY', 'WHAT', 'WHICH', 'CHANGE'],
          ...changes.map((change) => [...head(change), said(change)]),
        ]),
      )
  })
}

const head = ({ at, by, thing, which }: Change) => [toLocal(at).replace('T', ' '), by, thing, which]

/** Change in words: 'closes 18:00:00 → 19:00:00', or the values that were added or removed. */
function said({ event, before, after }: Change): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const parts = names
    .filter((name) => shown(before?.[name]) !== shown(after?.[name]))
    .map((name) =>
      before === null || after === null
        ? `${name} ${shown((after ?? before)?.[name])}`
        : `${name} ${shown(before[name])} → ${shown(after[name])}`,
    )
  return [event, ...parts].join(', ')
}

const shown = (value: unknown) =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
