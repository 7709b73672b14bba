import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect } from '@playwright/test'

import type { Site } from './site.ts'

/** Letters of a server without a mail server, oldest first, decoded so that a test can search them. */
export function lettersOf(site: Site): string[] {
  const outbox = path.join(site.dataDir, 'mail')
  if (!existsSync(outbox)) return [] // the first letter creates the folder
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readable(readFileSync(path.join(outbox, name), 'utf8')))
}

/** Decodes as much of a quoted-printable letter as a search needs. */
const readable = (letter: string) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** Waits for a letter with all of these words. @returns the newest one */
export async function letterWith(site: Site, ...words: readonly string[]): Promise<string> {
  const find = () => lettersOf(site).findLast((letter) => words.every((word) => letter.includes(word)))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return find()!
}

/** Path of the link to a page in the newest letter to an address. */
export async function linkFor(site: Site, email: string, page: string): Promise<string> {
  const letter = await letterWith(site, `To: ${email}`, `${page}#token=`)
  return new RegExp(String.raw`https?://[^/\s"<]+(\S*?${page}#token=[\w-]+)`).exec(letter)![1]!
}
