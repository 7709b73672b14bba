import type { ReactNode } from 'react'

import type { Refusal } from '#api/server-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RowSkeleton } from './row-list.tsx'

interface Props<Row> {
  /** Pages that were asked for. */
  readonly pages: { readonly error: Refusal | null; readonly hasNextPage: boolean; readonly refetch: () => unknown }
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  /** Words in place of the rows. */
  readonly none: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Rows of a list: grey placeholders until they arrive, why they do not come, or words where there are none. */
export function ListBody<Row>({ pages, rows, none, children }: Props<Row>) {
  if (rows === undefined)
    return pages.error === null ? <RowSkeleton /> : <LoadFailed error={pages.error} onRetry={pages.refetch} />
  return rows.length === 0 && !pages.hasNextPage ? none : children(rows)
}

interface NoRowsProps {
  readonly title: string
  /** The way out in words. */
  readonly hint?: string | undefined
  /** Buttons of the way out. */
  readonly acts?: ReactNode
}

/** Words in place of the rows of a list that has none. */
export const NoRows = ({ title, hint, acts }: NoRowsProps) => (
  <div className="px-4 py-10 md:px-6">
    <output className="block font-semibold">{title}</output>
    {hint !== undefined && <p className="mt-1 max-w-[40rem] text-ink-500">{hint}</p>}
    {acts !== undefined && <p className="mt-4 flex flex-wrap gap-2 empty:hidden">{acts}</p>}
  </div>
)
