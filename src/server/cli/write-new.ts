import { writeFile } from 'node:fs/promises'

import { CliError } from './operator.ts'

/** Writes a new file that other users of the machine cannot read. @throws CliError if it exists or cannot be written */
export async function writeNew(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new CliError(`cannot write ${file}: ${(error as Error).message}`)
  }
}
