import { useEffect, useRef, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { SearchField } from './search-field.tsx'

/** Bar above the rows of a list: what it is searched and filtered by, beside each other as there is room. */
export const ListTools = ({ children }: { readonly children: ReactNode }) => (
  <div className="border-b border-line px-4 py-3 md:px-6">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
  </div>
)

type SearchProps = Pick<Parameters<typeof SearchField>[0], 'label' | 'placeholder' | 'typed' | 'onType'>

/** Search of a list, in its bar. */
export const ListSearch = (props: SearchProps) => <SearchField {...props} spoken className="w-full md:w-70 lg:w-72" />

/**
 * Filters of a list, each on or off. A phone and a tablet have them in one line, to be moved sideways, which fades where
 * it goes on; it begins at the one that is on.
 */
export function Filters({
  label,
  few = false,
  children,
}: {
  readonly label: string
  /** Whether a tablet has room for them beside the search. */
  readonly few?: boolean
  readonly children: ReactNode
}) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const on = line.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (on) line.current!.scrollLeft = on.offsetLeft - (line.current!.clientWidth - on.offsetWidth) / 2
  }, [])
  return (
    <div
      ref={line}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
      role="group"
      aria-label={label}
      className={classes(
        'relative flex min-h-9 items-center gap-1.5 lg:flex-wrap',
        'max-lg:-mx-4 max-lg:-my-1 max-lg:min-w-[calc(100%+2rem)] max-lg:overflow-x-auto max-lg:mask-[linear-gradient(90deg,#000_calc(100%-2rem),#0000)] max-lg:px-4 max-lg:py-1 max-lg:pr-8',
        few
          ? 'md:max-lg:mx-0 md:max-lg:min-w-0 md:max-lg:flex-1 md:max-lg:gap-2 md:max-lg:mask-none md:max-lg:px-0'
          : 'md:max-lg:-mx-6 md:max-lg:min-w-[calc(100%+3rem)] md:max-lg:gap-2 md:max-lg:pl-6 md:max-lg:*:px-2',
      )}
    >
      {children}
    </div>
  )
}
