import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'

import terms from '#content/de/terms.ts'
import { sampleBranches } from '#support/sample-branches.ts'
import { sampleData, sampleToken } from '#support/letters.ts'
import { openSmtp } from '#support/smtp.ts'
import { createMailer, type LetterFacts, type PostedLetter } from './mailer.ts'
import { isRefusedForGood } from './smtp.ts'

const facts: LetterFacts = {
  origin: 'https://www.spreewagen.example',
  rental: { freeCancelHours: 24, minAge: 18 },
  branches: sampleBranches,
  named: { classes: [], services: [] },
  termsPdf: Buffer.from('%PDF-1.7 a stand-in'),
}
const letter: PostedLetter = {
  id: '7f6c7a1e-3f2b-4c33-9d7e-0d5a4a1d2c11',
  kind: 'confirm_address',
  recipient: 'mara.muster@post.example',
  language: 'de',
  data: sampleData.confirm_address,
  writtenAt: new Date('2026-11-20T15:30:00Z'),
}

let folder: string
let lines: string[]
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
beforeEach(() => {
  lines = []
  folder = mkdtempSync(path.join(tmpdir(), 'spreewagen-mail-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('without a mail server a letter becomes a file for its owner only, and the log names the file, not the person', async () => {
  const outboxDir = path.join(folder, 'mail')
  const mailer = createMailer({ outboxDir, log })
  await mailer.send(letter, facts)
  await mailer.send(letter, facts)
  expect(readdirSync(outboxDir)).toEqual([`2026-11-20T153000.000-confirm_address-${letter.id}.eml`])
  const file = path.join(outboxDir, readdirSync(outboxDir)[0]!)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const eml = readFileSync(file, 'utf8')
  expect(eml).toMatch(/^To: mara\.muster@post\.example\r$/m)
  expect(eml).toMatch(/^From: Spreewagen <hallo@spreewagen\.example>\r$/m)
  expect(eml).toContain(`Message-ID: <${letter.id}@www.spreewagen.example>`)
  expect(eml).toContain('Auto-Submitted: auto-generated')
  expect(eml).toContain('multipart/alternative')
  const logged = lines.join('')
  expect(logged).toContain('.eml')
  expect(logged).not.toContain('mara.muster')
  expect(logged).not.toContain(sampleToken)
})

test('a confirmation carries calendar and terms', async () => {
  const mailer = createMailer({ outboxDir: folder, log })
  await mailer.send({ ...letter, kind: 'booking_confirmed', data: sampleData.booking_confirmed }, facts)
  const eml = readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(eml).toContain(`Content-Type: application/pdf; name=AGB-Spreewagen-${terms.version}.pdf`)
  expect(eml).toMatch(/Content-Type: text\/calendar;[^\r]*method=PUBLISH/)
})

test('a letter to a branch goes to the address of the company file', async () => {
  const mailer = createMailer({ outboxDir: folder, log, from: 'Test <test@spreewagen.example>' })
  await mailer.send(
    { ...letter, kind: 'staff_request_expired', recipient: 'branch:3', data: sampleData.staff_request_expired },
    facts,
  )
  const eml = readFileSync(path.join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(eml).toMatch(/^To: flughafen@spreewagen\.example\r$/m)
  expect(eml).toMatch(/^From: Test <test@spreewagen\.example>\r$/m)
})

test('over SMTP a letter is handed over once, and a refusal is thrown', async () => {
  const smtp = await openSmtp()
  const mailer = createMailer({ smtpUrl: smtp.url, outboxDir: folder, log })
  smtp.refuseWith({ code: 451, text: 'come back later' })
  const later = await mailer.send(letter, facts).catch((error: unknown) => error)
  expect(isRefusedForGood(later)).toBe(false)
  smtp.refuseWith({ code: 550, text: 'nobody of that name' })
  const never = await mailer.send(letter, facts).catch((error: unknown) => error)
  expect(isRefusedForGood(never)).toBe(true)
  smtp.refuseWith(null)
  await mailer.send(letter, facts)
  expect(smtp.accepted).toHaveLength(1)
  expect(smtp.accepted[0]).toContain(`Message-ID: <${letter.id}@www.spreewagen.example>`)
  mailer.close()
  await smtp.close()
  const gone = await mailer.send(letter, facts).catch((error: unknown) => error)
  expect(gone).toBeInstanceOf(Error)
  expect(isRefusedForGood(gone)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

/** Headers of the only letter in the folder, unfolded. */
function headOf(): string {
  const [name] = readdirSync(folder)
  return readFileSync(path.join(folder, name!), 'utf8')
    .split('\r\n\r\n', 1)[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
}

test('an answer to a message of the contact form goes to its sender, whatever the name says', async () => {
  const mailer = createMailer({ outboxDir: folder, log })
  const data = { ...sampleData.contact_message, name: 'Mara" <x@boese.example>, =?utf-8?Q?B?= Bcc: y@boese.example' }
  await mailer.send({ ...letter, kind: 'contact_message', recipient: 'branch:3', data }, facts)
  const head = headOf()
  expect(head).toMatch(/^To: flughafen@spreewagen\.example$/m)
  expect(head).toMatch(/^Reply-To: mara\.muster@post\.example$/m)
  expect(head).not.toMatch(/^(Bcc|Cc):/m)
  expect(head.match(/^(To|From|Reply-To|Subject):/gm)).toHaveLength(4)
})

test('a letter to no branch in particular goes to the company', async () => {
  const mailer = createMailer({ outboxDir: folder, log })
  await mailer.send(
    { ...letter, kind: 'contact_message', recipient: 'company', data: sampleData.contact_message },
    facts,
  )
  expect(headOf()).toMatch(/^To: hallo@spreewagen\.example$/m)
})

test('mail programs find the way out of the newsletter in its head (RFC 8058), and of no other letter', async () => {
  const mailer = createMailer({ outboxDir: folder, log })
  await mailer.send({ ...letter, kind: 'newsletter_welcome', data: sampleData.newsletter_welcome }, facts)
  expect(headOf()).toContain(
    `List-Unsubscribe: <https://www.spreewagen.example/api/newsletter/unsubscribe/de/${sampleToken}>, <mailto:hallo@spreewagen.example?subject=unsubscribe>`,
  )
  expect(headOf()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  rmSync(path.join(folder, readdirSync(folder)[0]!))
  await mailer.send({ ...letter, kind: 'newsletter_issue', data: sampleData.newsletter_issue }, facts)
  expect(headOf()).toMatch(/^List-Unsubscribe: <https:.*>, <mailto:.*>$/m)
  expect(headOf()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  rmSync(path.join(folder, readdirSync(folder)[0]!))
  await mailer.send(letter, facts)
  expect(headOf()).not.toContain('List-Unsubscribe')
})

test('a mail server elsewhere that offers no encryption gets neither password nor letter, unless a setting says so', async () => {
  const smtp = await openSmtp()
  // A name that claims to be this machine does not count.
  const elsewhere = smtp.url.replace('smtp://127.0.0.1', 'smtp://sender:secret@0.0.0.0')
  const careful = createMailer({ smtpUrl: elsewhere, outboxDir: folder, log })
  await expect(careful.send(letter, facts)).rejects.toThrow(/offers no encryption .*smtps:.*SMTP_TLS=optional/)
  expect([smtp.passwords(), smtp.accepted.length]).toEqual([0, 0])
  careful.close()
  const told = createMailer({ smtpUrl: elsewhere, smtpPlain: true, outboxDir: folder, log })
  await told.send(letter, facts)
  expect([smtp.passwords(), smtp.accepted.length]).toEqual([1, 1])
  told.close()
  await smtp.close()
})

test('the picture of a letter is part of it, named by the HTML', async () => {
  const outboxDir = path.join(folder, 'mail')
  const booked: PostedLetter = { ...letter, kind: 'booking_confirmed', data: sampleData.booking_confirmed }
  await createMailer({ outboxDir, log }).send(booked, facts)
  const eml = readFileSync(path.join(outboxDir, readdirSync(outboxDir)[0]!), 'utf8')
  expect(eml).toContain('multipart/related')
  expect(eml).toMatch(/^Content-ID: <car@letter>\r$/im)
  expect(eml).toMatch(/^Content-Disposition: inline; filename=station-wagon\.jpg\r$/m)
  expect(eml.length).toBeLessThan(80_000)
})
