import { useLocale } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { Steady } from '../ui/steady.tsx'
import type { Words } from './use-words.ts'

interface Props {
  readonly shown: number | undefined
  readonly onChoose: (branch: number) => void
  readonly t: Words['t']
}

/** Choice of the branch whose day is shown, for colleagues who look at all branches. */
export function BranchChoice({ shown, onChoose, t }: Props) {
  const language = useLocale()
  const { branch, branches } = useBranch()
  if (branch !== null || branches.length < 2) return null
  return (
    <fieldset className="off-paper inline-flex flex-wrap rounded-full border border-line bg-sand p-0.5">
      <legend className="sr-only">{t('branch')}</legend>
      {branches.map(({ id, names }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shown}
          onClick={() => onChoose(id)}
          className={classes(
            'press h-6.5 rounded-full px-3 touch:h-11',
            id === shown ? 'bg-white font-semibold shadow-low' : 'font-medium text-ink-500 hover:text-ink-900',
          )}
        >
          <Steady words={names[language]} />
        </button>
      ))}
    </fieldset>
  )
}
