import type { BoardDue } from '#contract/staff-board.ts'
import { Problem } from '../ui/problem.tsx'
import { DueRow } from './due-row.tsx'
import { SectionHead } from './section-head.tsx'
import { useActs } from './use-acts.ts'
import type { Words } from './use-words.ts'

/** Answer to „what now?“: what is due, in its order, each with its one act. */
export function DueList({
  due,
  now,
  words,
}: {
  readonly due: readonly BoardDue[]
  readonly now: Date
  readonly words: Words
}) {
  const { t } = words
  const acts = useActs()
  return (
    <section aria-label={t('due.title')}>
      <SectionHead title={t('due.title')} count={due.length === 0 ? undefined : due.length} />
      <Problem words={acts.problem} />
      {due.length === 0 ? (
        <p className="pt-1 pb-4 text-ink-500">{t('due.none')}</p>
      ) : (
        <ul className="mt-0.5 mb-5 overflow-hidden rounded-card border border-line bg-white shadow-low">
          {due.map((one, index) => (
            <DueRow key={keyOf(one)} due={one} first={index === 0} now={now} words={words} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  )
}

const keyOf = ({ act, of }: BoardDue): string => `${act} ${'reference' in of ? of.reference : of.id}`
