import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { finishOffice } from './finish-office.ts'
import { keepPartsAside, putPartsAside } from './keep-parts.ts'

const root = path.resolve(import.meta.dirname, '..')
const output = path.join(root, 'build')
const stamp = path.join(output, 'web', 'stamp')
const sources = [
  'src/{web,content,contract,domain}/**/*',
  'src/server/mail/{phone-style,style}.ts',
  'public/**/*',
  'scripts/{finish,finish-office,vite-alias,vite-languages,vite-messages,vite-router}.ts',
  'scripts/finish/*.ts',
  '*.config.ts',
  'package-lock.json',
]

/** Hash of the sources' paths, sizes and times; a checkout or an edit changes it. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Builds the site and the back office unless the last build was made from the same sources. @throws if the build fails */
export async function buildIfNeeded(): Promise<void> {
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  process.stderr.write('Building the site; this happens once and after changes, and takes about half a minute.\n')
  // Without a stamp the last build failed, and the release before it is still aside.
  if (existsSync(stamp)) putPartsAside(output)
  rmSync(stamp, { force: true })
  await run(['react-router', 'build'])
  await run(['vite', 'build', '--config', 'vite.office.config.ts'])
  finishOffice(path.join(output, 'office'))
  keepPartsAside(output)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

function run([program = '', ...args]: string[]): Promise<void> {
  const entry = path.join(root, 'node_modules', '.bin', program)
  return new Promise((resolve, reject) => {
    const child = spawn(entry, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} failed:\n${complaint}`))
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfNeeded()
