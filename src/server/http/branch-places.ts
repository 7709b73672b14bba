import type { BranchCard } from '#contract/site.ts'

const EACH = /<(\w+)\b[^>]*\bdata-each="branch"[^>]*>/g
const NAME = /%branch\.([\w.]+)%/g
const DATA = '%branches%'

/** Piece of a page: text between two lists of branches, or an element that is repeated for `each` branch. */
type Piece = { readonly text: string; readonly each: boolean }

const split = new WeakMap<object, readonly Piece[]>()

/**
 * A built page with the branches of the company: every marked element once per branch, as React draws it, and the
 * branches as data, from which the page hydrates. @param page key under which the pieces of the page are cached
 */
export function withBranches(page: object, html: string, branches: readonly BranchCard[]): string {
  const pieces = split.get(page) ?? piecesOf(html)
  split.set(page, pieces)
  const data = JSON.stringify(branches).replaceAll('<', '\\u003c')
  return pieces
    .map(({ text, each }) => (each ? branches.map((branch) => filled(text, branch)).join('') : text))
    .join('')
    .replace(DATA, () => data)
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of html.matchAll(EACH)) {
    const end = endOf(html, found[1]!, found.index)
    pieces.push({ text: html.slice(from, found.index), each: false })
    pieces.push({ text: html.slice(found.index, end), each: true })
    from = end
  }
  return [...pieces, { text: html.slice(from), each: false }]
}

/** End of the element that begins at `begin`. @throws if it has none: React closes every element */
function endOf(html: string, tag: string, begin: number): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  tags.lastIndex = begin
  for (let depth = 0; ;) {
    const next = tags.exec(html)
    if (next === null) throw new Error(`<${tag}> of a branch has no end`)
    depth += next[1] === '/' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
}

function filled(text: string, branch: BranchCard): string {
  return text.replaceAll(NAME, (_, path: string) => escaped(valueAt(branch, path)))
}

/** Value at a path such as 'address.street'. @throws if branches have no such field */
function valueAt(branch: BranchCard, path: string): string {
  let value: unknown = branch
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`a branch has no ${path}`)
  return String(value)
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escapes text exactly as React does, in text and attributes. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
