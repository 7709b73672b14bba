import { useId, type ReactNode, type Ref } from 'react'

import { Chip } from '#ui/chip.tsx'
import { classes } from '#ui/classes.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Notice } from '#ui/notice.tsx'

/** State of a thing in a word, beside its heading; `on` once it protects the account. */
interface State {
  readonly words: string
  readonly on: boolean
}

interface PanelProps {
  readonly id?: string
  readonly title: string
  readonly state?: State | undefined
  /** Words below the heading, for controls that need some room. */
  readonly lead?: ReactNode
  /** Words beside the one button that is all there is at first; a form takes the room below them. */
  readonly about?: ReactNode
  /** Heading that can take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/**
 * Part of a page of the account: at the left what it is about, at the right its controls. With an `id` it is a target of
 * links on the page and can take the focus.
 */
export function Panel({ id, title, state, lead, about, headingRef, children }: PanelProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={heading}
      className={classes(
        'grid min-w-0 scroll-mt-4 grid-cols-1 gap-x-10 border-t border-line py-6 outline-none lg:scroll-mt-24',
        about === undefined
          ? 'gap-y-5 xl:grid-cols-[17.5rem_minmax(0,1fr)]'
          : 'gap-y-2 sm:gap-x-4 sm:has-[>div>button:first-child]:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[17.5rem_minmax(0,1fr)] xl:gap-x-10 xl:has-[>div>button:first-child]:grid-cols-[17.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <div>
        <div className="flex items-center gap-x-3">
          <h2
            id={heading}
            ref={headingRef}
            tabIndex={headingRef === undefined ? undefined : -1}
            className="min-w-0 heading-3"
          >
            {title}
          </h2>
          {state && (
            <Chip className={classes('shrink-0', state.on ? 'bg-success-100 text-success' : 'bg-sand text-ink-700')}>
              {state.words}
            </Chip>
          )}
        </div>
        {lead !== undefined && <div className="mt-2 max-w-prose text-small text-ink-700">{lead}</div>}
      </div>
      {about === undefined ? (
        <div className="min-w-0">{children}</div>
      ) : (
        <>
          <div className="max-w-prose min-w-0 text-small text-ink-700">{about}</div>
          {/* A button that comes first stands below the words or beside them, at the end of the row; a form below the words. */}
          <div className="min-w-0 not-has-[>button:first-child]:pt-2 max-xl:not-has-[>button:first-child]:col-span-full xl:not-has-[>button:first-child]:col-start-2 max-sm:has-[>button:first-child]:pt-1 sm:max-xl:has-[>button:first-child]:[grid-area:1/2/3] sm:max-xl:has-[>button:first-child]:self-center">
            {children}
          </div>
        </>
      )}
    </section>
  )
}

/** Setting with a name of its own within a panel: its name above what can be done. */
export function Setting({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line/60 py-5 first:border-0 first:pt-0 last:pb-0">
      <div className="mb-2">
        <SubHeading>{title}</SubHeading>
      </div>
      {children}
    </div>
  )
}

/** Heading within a panel, smaller than one that stands alone. */
export function SubHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h3 id={id} className="text-base text-ink-900">
      {children}
    </h3>
  )
}

/** Says in place that something worked. It takes the focus, because the form that had it has been replaced. */
export function Done({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mb-6">
      <Notice kind="success">
        <p>{children}</p>
      </Notice>
    </div>
  )
}
