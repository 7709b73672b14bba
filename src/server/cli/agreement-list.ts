import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import type { AgreementRow } from '#store/agreement.ts'

/** One version of a rental agreement as the command line shows it. */
export interface ListedAgreement {
  revision: number
  language: string
  termsVersion: string
  bytes: number
  /** Checksum in hexadecimal digits, as `sha256sum` prints it. */
  sha256: string
  /** Time of writing, Berlin wall clock. */
  writtenAt: string
}

export const listedAgreement = (row: AgreementRow): ListedAgreement => ({
  revision: row.revision,
  language: row.language,
  termsVersion: row.terms_version,
  bytes: row.bytes,
  sha256: row.sha256.toString('hex'),
  writtenAt: toLocal(row.written_at),
})

/** Table with one line per version. */
export function agreementTable(versions: readonly ListedAgreement[]): string {
  const rows = versions.map(({ revision, language, termsVersion, bytes, writtenAt, sha256 }) => [
    String(revision),
    language,
    termsVersion,
    String(bytes),
    writtenAt.replace('T', ' '),
    sha256,
  ])
  return aligned([['VERSION', 'LANGUAGE', 'TERMS', 'BYTES', 'WRITTEN', 'SHA-256'], ...rows])
}
