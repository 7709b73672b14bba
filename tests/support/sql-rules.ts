/*
 * Rules for SQL as checks of its text. One company is one schema, which may move to another server
 * (docs/decisions/062-schema-engine-migrations.md), and these rules keep that possible. Each check returns the faults
 * with their places.
 */

export interface SqlText {
  /** File of the text. */
  name: string
  text: string
}

const withoutComments = (text: string) => text.replaceAll(/--.*/g, '')
const nameOf = ({ name }: SqlText) => name.replace(/^.*\/|\.\w+$/g, '')
const oneOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`

/** Names of the tables and views that the files create. */
export const tablesOf = (files: readonly SqlText[]): string[] =>
  files.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/create (?:unlogged )?(?:table|view) (\w+)/g)].map((match) => match[1]!),
  )

/** Files of the engine that do not create exactly one thing with the file's name. */
export const misnamed = (engine: readonly SqlText[]): string[] =>
  engine.flatMap((file) => {
    const made = [...withoutComments(file.text).matchAll(/create (?:function|view) (\w+)/g)].map((match) => match[1])
    return made.join() === nameOf(file) ? [] : [`${file.name}: makes ${made.join(', ') || 'nothing'}`]
  })

/** Body of a function in PL/pgSQL, whose names PostgreSQL resolves only when it runs. */
const bodyOf = (text: string) => /language plpgsql[\s\S]*?\$\$([\s\S]*)\$\$/.exec(withoutComments(text))?.[1]

/** Words that end the list of tables of a query. */
const behindTables =
  /^(?:using|where|group|order|having|limit|union|except|intersect|returning|set|values|select|window|for|loop|then|do)\b/

/** Parts of a list of tables, up to the end of the list. */
function listAt(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const { 0: sign } of text.matchAll(/\w+|\W/g)) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0 || sign === ';' || (depth === 0 && behindTables.test(sign))) break
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop()! + sign)
  }
  return parts
}

/** Tables that a text reads or writes, each with whether the schema is named. */
function tablesIn(text: string, tables: readonly string[]): { table: string; qualified: boolean }[] {
  const name = new RegExp(String.raw`^[\s(]*(company\.)?(${oneOf(tables)})\b`)
  return [...text.matchAll(/\b(?:from|join|into|update|using)\b/g)]
    .flatMap(({ 0: keyword, index }) => listAt(text.slice(index + keyword.length)))
    .flatMap((part) => {
      const found = name.exec(part)
      return found === null ? [] : [{ table: found[2]!, qualified: found[1] !== undefined }]
    })
}

/** Functions whose tables depend on the session's search path; a body that is resolved at run time has to name the schema. */
export function unqualified(engine: readonly SqlText[], tables: readonly string[]): string[] {
  const functions = engine.map(nameOf)
  const row = new RegExp(String.raw`^\s*\w+ (?:constant )?(${oneOf(tables)})(?: :=|;)`, 'gm')
  const call = new RegExp(String.raw`(?<![\w.])(${oneOf([...functions, 'mailbox'])})\(`, 'g')
  return engine.flatMap((file) => {
    if (/language sql[\s\S]*?\$\$/.test(withoutComments(file.text)))
      return [`${file.name}: a body in quotes; write it as begin atomic or return`]
    const body = bodyOf(file.text) ?? ''
    const named = tablesIn(body, tables).filter(({ qualified }) => !qualified)
    const others = [row, call].flatMap((pattern) => [...body.matchAll(pattern)].map((match) => match[1]!))
    return [...named.map(({ table }) => table), ...others].map((missing) => `${file.name}: company.${missing}`)
  })
}

/** Constraints without a name. */
export function unnamedConstraints(files: readonly SqlText[]): string[] {
  const kinds = /\b(primary key|unique|references|check|exclude|foreign key)\b/g
  return files.flatMap((file) =>
    [...withoutComments(file.text).matchAll(/(?:create (?:unlogged )?table|alter table) [\s\S]*?;/g)].flatMap(
      ([statement]) =>
        [...statement.matchAll(kinds)]
          // The name of a foreign key stands before the key, not before `references`.
          .filter(({ 0: kind, index }) => {
            const before = statement.slice(0, index)
            return !(
              /constraint \w+\s+$/.test(before) ||
              (kind === 'references' && /constraint \w+\s+foreign key \([\w, ]+\)\s+$/.test(before))
            )
          })
          .map(({ 0: kind, index }) => `${file.name}: ${kind} in ${statement.slice(index, index + 40)}`),
    ),
  )
}

/** Triggers that use a transition table. */
export const transitionTables = (files: readonly SqlText[]): string[] =>
  files
    .filter(({ text }) => /\breferencing\s+(?:old|new)\s+table/.test(withoutComments(text)))
    .map(({ name }) => `${name}: a transition table`)

/** Functions of the engine that read or write tables, directly or through others. */
export function readingFunctions(engine: readonly SqlText[], tables: readonly string[]): Set<string> {
  const functions = engine.filter(({ text }) => /create function/.test(text))
  const bodies = new Map(functions.map((file) => [nameOf(file), withoutComments(file.text)]))
  const reading = new Set([...bodies].filter(([, text]) => tablesIn(text, tables).length > 0).map(([name]) => name))
  for (let known = -1; known !== reading.size;) {
    known = reading.size
    for (const [name, text] of bodies)
      if (new RegExp(String.raw`\b${oneOf(reading)}\(`).test(text.replace(/create function \w+\(/, '')))
        reading.add(name)
  }
  return reading
}

/** Queries over tables that call a function which reads tables; the call belongs before or after the query. */
export function nestedReads(
  texts: readonly SqlText[],
  reading: ReadonlySet<string>,
  tables: readonly string[],
): string[] {
  const call = new RegExp(String.raw`(?<![\w])${oneOf(reading)}\(`)
  return texts.flatMap(({ name, text }) =>
    withoutComments(text)
      .replaceAll(/create (?:function \w+\(|(?:constraint )?trigger [\s\S]*?;)/g, ';')
      .split(/;|\bloop\b|\bthen\b|\bbegin\b/)
      .filter((statement) => call.test(statement) && tablesIn(statement, tables).length > 0)
      .map((statement) => `${name}: ${call.exec(statement)![0]}…) in ${statement.trim().slice(0, 60)}`),
  )
}

/** Upserts that write a computed value to an existing row: a clock, arithmetic with days, or chance. */
export const changingConflicts = (texts: readonly SqlText[]): string[] =>
  texts.flatMap(({ name, text }) =>
    [...withoutComments(text).matchAll(/(?:do\s+update\s+set|doUpdateSet\()[\s\S]*?(?:;|returning|\.execute|`\n)/g)]
      .filter(([clause]) => /\b(?:now|clock_timestamp|random|gen_random_uuid|age)\(|current_|\binterval\b/.test(clause))
      .map(([clause]) => `${name}: ${clause.slice(0, 60)}`),
  )

/** Queries in a TypeScript file, one for each SQL template. A template that does not start like a query is a fragment. */
export function queriesIn({ name, text }: SqlText): SqlText[] {
  return [...text.matchAll(/sql(?:<[^`]*?>)?`((?:\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`])*)`/g)].map((match) => {
    const query = match[1]!.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '?').trim()
    // A fragment stands inside another query.
    return { name, text: /^(?:select|with|insert|update|delete)\b/.test(query) ? query : `${query} from booking` }
  })
}
