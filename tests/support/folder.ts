import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates a temporary folder that the database's user can reach even when the tests run as root. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `spreewagen-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
