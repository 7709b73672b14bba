import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { classes } from '#ui/classes.ts'
import { usePeriodWords } from '../ui/period-words.ts'
import { Problem } from '../ui/problem.tsx'
import { ClassList } from './class-list.tsx'
import type { DeskDraft } from './desk-draft.ts'
import { Extras } from './desk-extras.tsx'
import { TakenNotice } from './taken-notice.tsx'
import type { DeskClass, useDeskOffers } from './use-desk.ts'
import { WhenWhere } from './when-where.tsx'
import { Who } from './who.tsx'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  readonly currency: string
  readonly offers: ReturnType<typeof useDeskOffers>
  readonly groups: readonly DeskClass[]
  readonly held: boolean
  /** Whether the chosen car went to somebody else. */
  readonly taken: boolean
}

/** The parts of the page in the order in which they are asked: who, when and where, which vehicle, with what. */
export function DeskParts({ draft, onDraft, currency, offers: { data, error }, groups, held, taken }: Props) {
  const t = useTranslations('staff.counter')
  const list = useRef<HTMLDivElement>(null)
  const { start, end } = error?.error.fields ?? {}
  const say = useErrorText()
  const sayPeriod = usePeriodWords()
  const message = error === null ? undefined : (sayPeriod(error.error.fields) ?? say(error.error))
  const atEnds = start !== undefined || end !== undefined
  return (
    <div className="grid min-w-0 content-start gap-6 min-[120rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[120rem]:grid-rows-[auto_auto_1fr] min-[120rem]:gap-x-14">
      <Part title={t('steps.who')}>
        <Who draft={draft} onDraft={onDraft} onNext={() => list.current?.focus()} />
      </Part>
      <Part title={t('steps.when')}>
        <WhenWhere
          draft={draft}
          onDraft={onDraft}
          problems={{ start: start && message, end: start === undefined ? end && message : undefined }}
        />
      </Part>
      <Part
        title={t('steps.vehicle')}
        className="min-[120rem]:col-start-2 min-[120rem]:row-span-3 min-[120rem]:row-start-1"
      >
        {message !== undefined && !atEnds && <Problem words={message} />}
        {data === undefined && error === null && <p className="py-6 text-ink-500">{t('vehicle.waiting')}</p>}
        {groups.length > 0 && error === null && (
          <ClassList
            list={list}
            groups={groups}
            currency={currency}
            chosen={draft.vehicleId}
            held={held}
            onChoose={(vehicleId) => onDraft({ vehicleId })}
          />
        )}
        {taken && <TakenNotice draft={draft} groups={groups} currency={currency} onDraft={onDraft} />}
      </Part>
      <Part title={t('steps.extras')}>
        <Extras
          draft={draft}
          onDraft={onDraft}
          currency={currency}
          days={data?.days ?? 0}
          points={data?.member?.points ?? null}
        />
      </Part>
    </div>
  )
}

/** Part of the form, its name beside it or, where the form is narrow or has columns of its own, above it. */
const Part = ({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}) => (
  <section
    className={classes(
      'grid min-w-0 content-start gap-2.5 wide:max-[119.99rem]:grid-cols-[8.25rem_minmax(0,1fr)] wide:max-[119.99rem]:gap-x-4',
      className,
    )}
  >
    <h2 className="pt-2 font-display text-sm font-[650] max-wide:pt-0 min-[120rem]:pt-0">{title}</h2>
    <div className="grid min-w-0 content-start gap-2.5">{children}</div>
  </section>
)
