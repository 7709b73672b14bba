import { Check, ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

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
  /** Whether its content is shown, where it folds; what is typed in it stays. */
  readonly fold?: { readonly open: boolean; readonly isNext: boolean; readonly onTurn: () => void }
  readonly children?: ReactNode
}

/** Puts the focus on the step that is next, where the act that had it is gone. */
export const focusNextStep = (): void => document.querySelector<HTMLElement>('[data-next]')?.focus()

/** One step of an open request: its number, or a check once it is done. One that is not next folds to its title. */
export function PrivacyStep({ number, title, done, doneWords, act, fold, children }: Props) {
  const id = useId()
  const quiet = done || fold?.open === false
  const words = (
    <>
      <span
        aria-hidden
        className={classes(
          'figures grid size-6 shrink-0 place-items-center rounded-full font-display text-xs font-semibold',
          done ? 'bg-success-100 text-success' : quiet ? 'bg-sand text-ink-700' : 'bg-petrol-100 text-petrol-800',
        )}
      >
        {done ? <Check size={14} strokeWidth={2.5} /> : number}
      </span>
      <span className="min-w-0 flex-1">
        {title}
        {done && <span className="sr-only"> ({doneWords})</span>}
      </span>
    </>
  )
  return (
    <section className={classes('grid gap-4', number > 1 && 'border-t border-line pt-4')}>
      <div className="flex min-h-8 items-center gap-2.5">
        <h3
          className={classes(
            'min-w-0 flex-1 text-sm',
            quiet ? 'font-text font-normal text-ink-700' : 'font-display font-semibold',
          )}
        >
          {fold === undefined ? (
            <span className="flex items-center gap-2.5">{words}</span>
          ) : (
            <button
              type="button"
              aria-expanded={fold.open}
              aria-controls={id}
              data-next={fold.isNext || undefined}
              onClick={fold.onTurn}
              className="press -mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center gap-2.5 rounded-field px-2 text-left hover:bg-sand touch:min-h-11"
            >
              {words}
              <ChevronDown
                aria-hidden
                size={16}
                className={classes('shrink-0 text-ink-500', fold.open && 'rotate-180')}
              />
            </button>
          )}
        </h3>
        {act}
      </div>
      <div id={id} hidden={fold?.open === false} className="grid gap-4 empty:hidden">
        {children}
      </div>
    </section>
  )
}
