import type { ReactNode } from 'react'

/** Heading of a part of a booking’s page, with an act at its right; on a touch screen as high as that and its rule. */
export const PartHead = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="flex min-h-8 items-center gap-2 border-b border-line touch:min-h-11.25">
    <h2 className="text-sm">{title}</h2>
    <span className="ml-auto text-meta">{children}</span>
  </div>
)

/** Word in place of the rows of a part that has none. */
export const PartNone = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex min-h-8.5 items-center border-b border-line text-meta text-ink-500 touch:min-h-10">{children}</p>
)

/** Row of a part: an entry and, at the right, what belongs to it. */
export const PartRow = ({
  label,
  right,
  children,
}: {
  readonly label?: string
  readonly right?: ReactNode
  readonly children: ReactNode
}) => (
  <div className="flex min-h-8.5 items-center gap-2.5 border-b border-line py-1 touch:min-h-10">
    <span className="flex min-w-0 flex-1 items-baseline gap-2.5">
      {label !== undefined && <span className="w-28 shrink-0 text-ink-500 md:max-wide:w-24">{label}</span>}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">{children}</span>
    </span>
    {right !== undefined && <span className="shrink-0 text-right">{right}</span>}
  </div>
)

/** Look of a small act at the right of a row. */
export const reach =
  'grid -my-0.5 -mr-1.5 size-7 place-items-center rounded-field text-ink-500 hover:bg-sand hover:text-ink-900 touch:-my-1.5 touch:-mr-3.5 touch:size-11'
