import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'

import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

import type { Transport } from './message.ts'

/**
 * Without a mail server letters become .eml files that every mail program opens. Their names come from the time, in
 * whose order they stand, from the kind and the letter's id; who they go to stays inside.
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

/** Written aside, flushed, renamed: under its name a file is whole, and readable by its owner only. */
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
