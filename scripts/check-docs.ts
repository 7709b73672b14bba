import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { written } from './written.ts'

const root = path.resolve(import.meta.dirname, '..')
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'art/README.md']

/** Paths in backticks or links that look like files of this project. A placeholder in capitals makes a path a pattern. */
const cited = /(?:`|\]\()((?:src|docs|tests|scripts|art|public|\.ci)\/[\w./{},*-]+)(?:`|\))/g

/** A name from the code with the file where a document places it: `name` in `path`, `name` (`path`). */
const placed = /`(\w+)(?:\([^`]*\))?` (?:in |\()`((?:src|scripts|tests)\/[\w./-]+)`/g

/** Names that a document places in a file that lacks them: the document was forgotten when the function moved. */
function misplaced(file: string): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(placed)].flatMap(([, name, target]) => {
    const texts = globSync([target!, `${target}/**/*.*`], { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    const found = texts.length === 0 || texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))
    return found ? [] : [`${file}: ${name} is not in ${target}`]
  })
}

const marker = /^(?:<{7}|>{7}) /m

/** Files with the marks of an unfinished merge; no compiler reads a document and would notice. */
const conflicts = (files: string[]): string[] =>
  files
    .filter((file) => marker.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file}: has the markers of a merge that was not finished`)

/** Numbers that two decisions share; a citation by number needs them to be unique. */
function doubledDecisions(): string[] {
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map((file) => path.basename(file).slice(0, 3))
  return numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `docs/decisions: ${number} is given twice`)
}

const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '')

/** Generated texts that differ from the tables they are written from. */
const stale = (): string[] =>
  written
    .filter(({ file, text }) => text(read(file)) !== read(file))
    .map(({ file, source }) => `${file}: is not what ${source} says; write it with: node scripts/check-docs.ts`)

function writeAll(): void {
  for (const { file, text } of written) writeFileSync(path.join(root, file), text(read(file)))
}

/** Checks that every path cited by a document exists and that no document is half merged. @returns exit code: 0, or 1 after naming the faults */
export function checkDocs(): number {
  const files = globSync(documents, { cwd: root })
  const gone = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(cited)]
      .map((match) => match[1]!)
      .filter((target) => !/\b[A-Z]{4,}\b/.test(target.replace(/README|LICENSE|CONTRIBUTING/g, '')))
      .filter((target) => !existsSync(path.join(root, target)) && globSync(target, { cwd: root }).length === 0)
      .map((target) => `${file}: ${target} does not exist`),
  )
  if (files.length < 2) gone.push('no documents were read')
  gone.push(...files.flatMap(misplaced), ...conflicts(files), ...doubledDecisions(), ...stale())
  for (const line of gone) process.stderr.write(`${line}\n`)
  return gone.length === 0 ? 0 : 1
}

if (import.meta.main) writeAll()
