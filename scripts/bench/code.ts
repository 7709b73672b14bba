import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { median, percentile, printTable } from './report.ts'

interface CodeFile {
  path: string
  lines: number
}

const isTest = (path: string) => path.startsWith('tests/') || path.includes('.test.')

/** Files of the code as Git knows them; texts, fonts and what a tool wrote are not code. */
function codeFiles(): CodeFile[] {
  const paths = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests'], { encoding: 'utf8' }).split('\n')
  return paths
    .filter((path) => /\.(ts|tsx|sql|css)$/.test(path) && !path.startsWith('src/content/'))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
}

/** A string that begins like a statement of SQL. */
const STATEMENT =
  /(?<=['"`]\s*)(?:select\s+[\w*('$]|insert into\s|update \w+ (?:\w+ )?set\s|delete from\s|with \w+ (?:\([^)]*\) )?as\s|(?:alter|drop|create) (?:table|role|schema|database|function|trigger|index)\s|truncate |lock table|begin;|set constraints)/g

/** Statements of SQL in tests. Those of tests/support are left out, as they stand for many. */
const statements = (files: readonly CodeFile[]) =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('tests/support/'))
    .reduce((sum, { path }) => sum + [...readFileSync(path, 'utf8').matchAll(STATEMENT)].length, 0)

const total = (files: readonly CodeFile[]) => files.reduce((sum, file) => sum + file.lines, 0)

function describe(files: readonly CodeFile[]): string {
  const lengths = files.map((file) => file.lines)
  const longest = files.toSorted((a, b) => b.lines - a.lines)[0]
  return (
    `${files.length} files, ${total(files)} lines, median ${median(lengths)}, ` +
    `p95 ${percentile(lengths, 0.95)}, longest ${longest?.lines} (\`${longest?.path}\`)`
  )
}

/** Lengths of files in lines (blanks and comments counted) by room, and the share that tests have of all lines. */
// oxlint-disable-next-line require-await -- every bench is started in the same way
export async function main(): Promise<void> {
  const files = codeFiles()
  const production = files.filter((file) => !isTest(file.path) && file.path.startsWith('src/'))
  const tests = files.filter((file) => isTest(file.path))
  const rooms = Object.groupBy(production, (file) => file.path.split('/').slice(0, 3).join('/'))
  const rows = Object.entries(rooms)
    .filter(([, inside]) => inside !== undefined && inside.length > 3)
    .map(([room, inside]) => [`\`${room}\``, describe(inside ?? [])] as const)
  printTable('Code', [
    ['production, without texts', describe(production)],
    ['tests', describe(tests)],
    ['share of tests in all lines', `${((100 * total(tests)) / total(files)).toFixed(1)} %`],
    ['statements of SQL in tests', String(statements(tests))],
    ...rows,
  ])
}
