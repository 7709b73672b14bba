import type { Command } from 'commander'

import { toLocal } from '#domain/berlin-time.ts'
import { STAMP_TRIES } from '#domain/document.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { sentence } from './option-values.ts'
import { allowed, CliError, print, printJson, withContext, valueOf } from './operator.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { PendingDocument } from '#store/document.ts'
import { listPending } from '#usecases/document/list-pending.ts'
import { readDocument } from '#usecases/document/read-document.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { writeNew } from './write-new.ts'

const unreadable = (id: string) =>
  `document ${id} cannot be drawn; refuse it, and its owner uploads it again: document refuse ${id} "REASON"`
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Commands for uploaded documents, until there is a back office. */
export function addDocumentCommands(program: Command): void {
  program
    .command('documents')
    .option('--json', 'for programs')
    .description('list the uploaded documents that wait for a review')
    .action(async ({ json = false }: { json?: boolean }) => {
      await withContext(async (ctx, actor) => {
        const found = valueOf(await listPending(ctx, actor)).map(listedDocument)
        if (json) printJson(found)
        else
          print(
            found.length === 0
              ? 'no document waits for a review'
              : `${documentsText(found)}\n(all times are Berlin time)`,
          )
      })
    })

  const one = program
    .command('document')
    .argument('<id>')
    .option('--out <file>', 'where to write it; for the reader alone, and never over another file')
    .description(
      'write the copy of a document to a file, as a picture or a PDF of pictures; delete the file when you have seen it',
    )
    .action(async (id: string, { out }: { out?: string }) => {
      if (out === undefined) throw new CliError('say with --out where to write it')
      await withContext(async (ctx, actor) => {
        const found = allowed(await readDocument(ctx, actor, idOf(id)))
        if (!found.ok)
          throw new CliError(found.refusal.code === 'not_found' ? `there is no document ${id}` : unreadable(id))
        await writeNew(out, found.value.bytes)
        print(`${found.value.mediaType} written to ${out}`)
      })
    })
  one
    .command('accept')
    .argument('<id>')
    .description('the document is what it is said to be; its owner is told')
    .action((id: string) => review(id, null))
  one
    .command('refuse')
    .argument('<id>')
    .argument('<reason>', 'told to the customer, in the account and by mail', sentence)
    .description('the document cannot be accepted')
    .action((id: string, reason: string) => review(id, reason))
}

async function review(id: string, refusal: string | null): Promise<void> {
  if (refusal?.trim() === '') throw new CliError('say why: the customer reads it')
  await withContext(async (ctx, actor) => {
    const reviewed = allowed(await reviewDocument(ctx, actor, { id: idOf(id), refusal }))
    if (!reviewed.ok) {
      const waits = reviewed.refusal.code === 'not_pending'
      throw new CliError(waits ? `${id} does not wait for a review (any more)` : `there is no document ${id}`)
    }
    const { kind, expiry } = reviewed.value
    const what = expiry === null ? kind : `${kind}, valid until ${expiry}`
    print(`${refusal === null ? 'accepted' : 'refused'}: ${what}; the customer is told by mail`)
  })
}

function idOf(text: string): string {
  if (!UUID.test(text)) throw new CliError(`there is no document ${text}`)
  return text.toLowerCase()
}

interface ListedDocument {
  id: string
  uploaded: string
  /** Null for a customer without an account. */
  email: string | null
  name: string
  kind: string
  expiry: string | null
  mediaType: string
  bytes: number
  /** Whether it can be looked at. */
  drawable: boolean
}

const listedDocument = (row: PendingDocument): ListedDocument => ({
  id: row.id,
  uploaded: toLocal(row.uploaded_at),
  email: row.email === null ? null : shownEmail(row.email),
  name: `${row.first_name} ${row.last_name}`.trim(),
  kind: row.kind,
  expiry: row.expiry,
  mediaType: row.media_type,
  bytes: row.bytes,
  drawable: row.stamped || row.stamp_tries < STAMP_TRIES,
})

function documentsText(documents: readonly ListedDocument[]): string {
  const rows = documents.map(({ id, uploaded, email, name, kind, expiry, mediaType, bytes, drawable }) => [
    id,
    shown(uploaded),
    email ?? name,
    kind,
    expiry ?? '–',
    mediaType,
    drawable ? `${Math.ceil(bytes / 1000)} KB` : 'cannot be drawn: refuse it',
  ])
  return aligned([['DOCUMENT', 'UPLOADED', 'CUSTOMER', 'KIND', 'VALID UNTIL', 'TYPE', 'SIZE'], ...rows])
}
