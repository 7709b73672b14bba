import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { classes } from '#ui/classes.ts'
import { KeysDialogButton } from './keys-dialog.tsx'
import { LostLine } from './live-dot.tsx'
import { useAsRail } from './rail.ts'
import { figureOf, useDueCount } from './use-board.ts'

interface Props {
  /** Name of the page, for its tab and its heading. */
  readonly title: string
  /** How many entries the page lists, beside its title. Undefined until that is known. */
  readonly count?: string | undefined
  /** Content of the top bar in place of the title, such as the day between its arrows; it brings the `h1`. */
  readonly heading?: ReactNode
  /** Words on the line in place of those that every page has. */
  readonly line?: ReactNode
  /** Acts at the right of the top bar. */
  readonly acts?: ReactNode
  /** Keys of the page, in the foot bar. */
  readonly foot?: ReactNode
  /** Whether the page needs the sidebar's room. */
  readonly rail?: boolean
  /** Whether it is read line by line: its panel stops at about 1700 px, as the eye gets lost in longer lines. */
  readonly reads?: boolean
  readonly children: ReactNode
}

/** Panel of a page: top bar, content that scrolls by itself, foot bar with the page's keys. */
export function Screen({ title, count, heading, line, acts, foot, rail = false, reads = false, children }: Props) {
  const t = useTranslations('staff')
  useAsRail(rail)
  const due = useDueCount()
  useEffect(() => {
    // A tab in the background says how much is due.
    document.title = `${due === 0 ? '' : `(${figureOf(due)}) `}${title} · ${company.name}`
  }, [title, due])
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classes(
        'flex min-w-0 flex-1 flex-col overflow-hidden bg-paper md:my-2 md:mr-2 md:rounded-card md:border md:border-line print:m-0 print:block print:overflow-visible print:border-0',
        reads && 'max-w-424',
      )}
    >
      <header className="off-paper shrink-0 border-b border-line">
        <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-6 pl-6 max-md:gap-x-2 max-md:pr-4 max-md:pl-15">
          {heading ?? <h1 className="text-screen">{title}</h1>}
          {count !== undefined && <span className="figures text-meta text-ink-500">{count}</span>}
          {line ?? <LostLine />}
          <div className="ml-auto flex items-center gap-2 empty:hidden">{acts}</div>
        </div>
      </header>
      {/* A bar at the foot of a narrow page stays whole. */}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto md:not-has-[[data-foot]]:fade-end wide:fade-end print:overflow-visible">
        {children}
      </div>
      <footer className="off-paper flex min-h-9 shrink-0 items-center gap-4.5 border-t border-line px-6 text-xs text-ink-500 max-md:hidden touch:hidden">
        {foot}
        <span className="ml-auto">
          <KeysDialogButton label={t('keys.all')} />
        </span>
      </footer>
    </main>
  )
}
