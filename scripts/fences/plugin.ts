import { readFileSync } from 'node:fs'
import path from 'node:path'

import { packageRefusal, refusal, roomOf, rooms } from './arrows.ts'

/** The part of the linter's nodes that the rule reads. */
interface ImportNode {
  readonly source?: { readonly type: string; readonly value?: unknown } | null
  readonly importKind?: 'type' | 'value'
  readonly exportKind?: 'type' | 'value'
  readonly specifiers?: readonly { readonly importKind?: 'type' | 'value' }[]
}

interface RuleContext {
  readonly filename: string
  report(problem: { message: string; node: unknown }): void
}

const { imports } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>
}

/** Path of `#room/file.ts` relative to the project's root. */
function aliased(specifier: string): string | undefined {
  const [room = '', ...rest] = specifier.split('/')
  return imports[`${room}/*`]?.replace('./', '').replace('*', rest.join('/'))
}

const onlyTypes = ({ importKind, exportKind, specifiers = [] }: ImportNode): boolean =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))

/** Path of a file relative to `src/`, wherever the project lies. */
const placeOf = (file: string): string | undefined => /(?:^|\/)src\/(.*)$/.exec(file)?.[1]

/** Reason why an import is refused, or undefined if it is allowed. */
function problemOf(file: string, specifier: string, typesOnly: boolean): string | undefined {
  const from = roomOf(file)
  if (from === undefined) return undefined
  if (!specifier.startsWith('#') && !specifier.startsWith('.')) return packageRefusal(from, specifier)
  const target = specifier.startsWith('#')
    ? placeOf(aliased(specifier) ?? '')
    : path.posix.join(path.posix.dirname(file), specifier)
  const to = target === undefined ? undefined : roomOf(target.replace(/\?.*$/, ''))
  if (to === undefined) return undefined
  const refused = refusal(from, to, typesOnly)
  if (refused !== undefined || from === to || !specifier.startsWith('.')) return refused
  // Rooms that share a folder with others have no name of their own.
  const nameless = rooms[from]!.files !== undefined || rooms[to]!.files !== undefined
  return nameless ? undefined : `Another room is imported by its name: '#${to}/…'.`
}

/** Linter rule that allows only imports along the arrows of the house, at any depth. */
const arrows = {
  create(context: RuleContext) {
    const file = placeOf(context.filename)
    if (file === undefined) return {}
    const check = (node: ImportNode) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const message = problemOf(file, specifier, onlyTypes(node))
      if (message !== undefined) context.report({ message, node })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: (node: ImportNode) => check({ ...node, importKind: 'type' }),
    }
  },
}

export default { meta: { name: 'house' }, rules: { arrows } }
