import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { Kbd } from './kbd.tsx'

export interface ActRow {
  readonly name: string
  readonly words: string
  readonly icon: LucideIcon
  readonly key?: string
  /** Whether it cannot be undone. */
  readonly final?: boolean
  /** Words in place of the key, for an act that is not possible yet. */
  readonly early?: ReactNode
  readonly run: () => void
}

interface Props {
  readonly title: string
  readonly acts: readonly ActRow[]
  /** Whether the title shows in a narrow window too, where the acts stand among the parts of the page. */
  readonly titled?: boolean
}

/** Acts of a page below each other, each with its key. */
export function ActRows({ title, acts, titled = false }: Props) {
  useKeys(acts.flatMap(({ key, words, run }) => (key === undefined ? [] : [{ keys: key, label: words, run }])))
  if (acts.length === 0) return null
  return (
    <section>
      <h2 className={classes('flex min-h-8 items-center border-b border-line text-sm', !titled && 'max-wide:sr-only')}>
        {title}
      </h2>
      <ul
        className={classes(
          !titled && 'max-wide:border-t',
          'pt-1 max-wide:grid max-wide:grid-cols-2 max-wide:gap-x-6 max-wide:border-b max-wide:border-line max-wide:py-1 md:max-wide:grid-cols-3 md:max-wide:has-[>li:nth-child(4):last-child]:grid-cols-2 max-md:[&>li:last-child:nth-child(odd)]:col-span-2',
        )}
      >
        {acts.map(({ name, words, icon: Icon, key, final = false, early, run }) => (
          <li key={name}>
            <button
              type="button"
              aria-disabled={early !== undefined || undefined}
              aria-keyshortcuts={key}
              onClick={early === undefined ? run : undefined}
              className={classes(
                'press -mx-2 flex min-h-8.5 w-[calc(100%+1rem)] items-center gap-2.5 rounded-field px-2 text-left font-medium hover:bg-sand aria-disabled:text-ink-500 touch:min-h-11',
                final && early === undefined && 'text-danger',
              )}
            >
              <Icon
                aria-hidden
                size={16}
                className={classes('shrink-0', (!final || early !== undefined) && 'text-ink-500')}
              />
              {/* The words in place of the key stand below where they do not fit beside. */}
              <span className="flex flex-1 flex-wrap items-center justify-between gap-x-2.5">
                <span>{words}</span>
                {early}
              </span>
              {early === undefined && key !== undefined && <Kbd keys={key} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
