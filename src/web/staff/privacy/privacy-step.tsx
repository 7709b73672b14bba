import type { ReactNode } from 'react'

import { Check } from 'lucide-react'

import { classes } from '#ui/classes.ts'

interface Props {
  readonly number: number
  readonly title: string
  /** Whether it is behind the colleague. */
  readonly done: boolean
  /** In words, for those who do not see the sign. */
  readonly doneWords: string
  /** Act beside the title. */
  readonly act?: ReactNode
  readonly children?: ReactNode
}

/** One step of an open request: its number, or a check once it is done. */
export const PrivacyStep = ({ number, title, done, doneWords, act, children }: Props) => (
  <section
    className={classes(
      'grid gap-4',
      number > 1 && 'border-t border-line pt-4',
      // Where there are two columns, the last step heads the second one, level with the first.
      number === 3 && '@[90rem]:border-0 @[90rem]:pt-0',
    )}
  >
    <div className="flex min-h-8 items-center gap-2.5">
      <span
        aria-hidden
        className={classes(
          'figures grid size-6 shrink-0 place-items-center rounded-full font-display text-xs font-semibold',
          done ? 'bg-success-100 text-success' : 'bg-petrol-100 text-petrol-800',
        )}
      >
        {done ? <Check size={14} strokeWidth={2.5} /> : number}
      </span>
      <h3 className={classes('min-w-0 text-sm', done ? 'font-text font-normal' : 'font-display font-semibold')}>
        {title}
        {done && <span className="sr-only"> ({doneWords})</span>}
      </h3>
      {act}
    </div>
    {children}
  </section>
)
