import path from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfNeeded } from './build.ts'
import type { TrialAccount } from './demo/crew.ts'
import { clear, FolderError, madeIn, mark } from './demo/marked-folder.ts'
import { codesIn, makeIn } from './demo/make-in-folder.ts'

const WEEK_MS = 7 * 86_400_000
const say = (line = ''): void => void process.stdout.write(`${line}\n`)

const help = `npm run demo                    a company in the middle of a busy week, at http://localhost:3000
npm run demo -- --fresh         makes it anew, with new accounts
npm run demo -- code            the codes that the apps of the staff show now
npm run demo -- --folder DIR    in another folder than data-demo
npm run demo -- --make          makes it and starts nothing`

/** `npm run demo`: makes the demonstration unless it is there, and serves it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      make: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'data-demo' },
    },
  })
  const folder = path.resolve(values.folder)
  if (values.help) {
    say(help)
    return
  }
  if (positionals[0] === 'code') return await showCodes(folder)
  if (!values.make) await buildIfNeeded()
  const madeAt = values.fresh ? null : madeIn(folder)
  if (madeAt === null) await make(folder)
  else greetAgain(madeAt)
  if (!values.make) await serve(folder)
}

async function make(folder: string): Promise<void> {
  clear(folder)
  say('Making a company in the middle of a busy week. It takes about half a minute, once.')
  const begun = new Date()
  const made = await makeIn(folder, begun)
  mark(folder, begun)
  const seconds = Math.round((Date.now() - begun.getTime()) / 1_000)
  say(`Made in ${seconds} s: ${made.acts} acts of customers and staff, all of them fictional.`)
  say()
  say('Accounts for trying. They are shown now and stored nowhere in clear:')
  for (const account of [...made.staff, ...made.customers]) show(account)
  say()
  say('Staff sign in with a code as well: add the otpauth address to an app, or run in another terminal')
  say('  npm run demo -- code')
  say()
}

function show({ who, email, password, uri }: TrialAccount): void {
  say()
  say(`  ${who}`)
  say(`    ${email}   ${password}`)
  if (uri !== '') say(`    ${uri}`)
}

function greetAgain(madeAt: Date): void {
  say(`Going on with the company of ${madeAt.toISOString().slice(0, 10)}. Codes of the staff: npm run demo -- code`)
  if (Date.now() - madeAt.getTime() > WEEK_MS) say('Its week is over. Make it anew: npm run demo -- --fresh')
}

async function showCodes(folder: string): Promise<void> {
  if (madeIn(folder) === null) throw new FolderError('There is no demonstration yet: npm run demo')
  for (const { email, name, code } of await codesIn(folder)) say(`${code}  ${name}  ${email}`)
  say(`They change in ${30 - (Math.floor(Date.now() / 1_000) % 30)} s; each opens one sign-in.`)
}

/** Serves it as `npm start` serves a company. Letters become files in the folder, whatever mail server is set. */
async function serve(folder: string): Promise<void> {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_SCHEMA', 'BACKUP_DIR', 'SMTP_URL'])
    delete process.env[name]
  process.env['DATA_DIR'] = folder
  await import('../src/server/main.ts')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof FolderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
