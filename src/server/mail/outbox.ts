import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'

import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

import type { Transport } from './message.ts'

/**
 * Writes letters as .eml files, which every mail program opens, if no mail server is configured. File names consist of
 * time, kind and id of the letter; the recipient is named inside only.
 */
export function createOutbox(folder: string, log: Logger): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver({ id, kind, writtenAt, mail }) {
      const { message } = await composer.sendMail(mail)
      const time = writtenAt.toISOString().slice(0, 23).replaceAll(':', '')
      const file = `${time}-${kind}-${id}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path.join(folder, file), message as Buffer)
      log.info({ file }, 'letter written; no mail server is configured')
    },
    close() {
      composer.close()
    },
  }
}

/** Writes a temporary file, flushes and renames it, so that a file is always complete. Only its owner can read it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const aside = `${file}.part`
  const handle = await open(aside, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, file)
}
