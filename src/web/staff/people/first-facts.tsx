import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Address that calls or writes. */
  readonly href?: string
  /** Whether time is running for it. */
  readonly due?: boolean
}

/** Facts for which one comes to a page, before everything else: how to reach somebody, and what is open. */
export const FirstFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-12 sm:gap-y-3 wide:min-h-11">
    {facts.map(({ label, value, href, due = false }) => (
      <div key={label} className="max-sm:contents">
        <dt className="text-meta text-ink-500">{label}</dt>
        <dd
          className={classes(
            'figures [overflow-wrap:anywhere] touch:flex touch:min-h-8 touch:items-center',
            due ? 'font-display text-base leading-5.5 font-[650] text-amber-800' : 'text-[0.9375rem] font-semibold',
          )}
        >
          {href === undefined ? (
            value
          ) : (
            <a
              href={href}
              className="text-petrol-600 hover:underline touch:inline-flex touch:min-h-8 touch:items-center"
            >
              {value}
            </a>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
