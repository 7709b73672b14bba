import type { AccountId } from '#domain/ids.ts'
import type { DocumentRow } from '#store/document.ts'
import type { LinesAbout } from '#store/last-change.ts'

/** Lines of the log about a document, whose customer may have an account. */
export const linesAbout = ({ id, kind }: DocumentRow, account: { id: AccountId } | undefined): LinesAbout =>
  account === undefined ? { kind: 'document', id } : { account: account.id, document: kind }
