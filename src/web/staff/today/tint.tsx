import { createContext, use, useState, type ReactNode } from 'react'

/** Names of the rows with which a list was opened. */
const KnownContext = createContext<ReadonlySet<string>>(new Set())

/** List whose rows light up when they change or come. Give it another key for another day or branch. */
export function TintedRows({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  const [known] = useState(() => new Set(names))
  return <KnownContext value={known}>{children}</KnownContext>
}

/** Ground of a row that lights up for a moment whenever `of`, what the server says of the row, has changed. */
export function Tint({ name, of }: { readonly name: string; readonly of: unknown }) {
  const content = JSON.stringify(of)
  const known = use(KnownContext)
  const [seen, setSeen] = useState({ content, changes: known.has(name) ? 0 : 1 })
  if (seen.content !== content) setSeen({ content, changes: seen.changes + 1 })
  if (seen.changes === 0) return null
  return <span key={seen.changes} aria-hidden className="tint" />
}
