import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { classes } from '#ui/classes.ts'
import { usePeriodWords } from '../ui/period-words.ts'
import { Trouble } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { ClassList } from './class-list.tsx'
import type { DeskDraft } from './desk-draft.ts'
import { Extras } from './desk-extras.tsx'
import { TakenNotice } from './taken-notice.tsx'
import type { DeskMarks } from './use-desk-marks.ts'
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
  readonly marks: DeskMarks
  /** Asks once more for the car that went to somebody else. */
  readonly onAgain: () => void
}

type VehiclesProps = Props & { readonly list: RefObject<HTMLDivElement | null> }

/** The parts of the page in the order in which they are asked: who, when and where, which vehicle, with what. */
export function DeskParts(props: Props) {
  const t = useTranslations('staff.counter')
  const list = useRef<HTMLDivElement>(null)
  const { draft, onDraft, currency, marks, offers } = props
  const { data, error } = offers
  const { start, end } = error?.error.fields ?? {}
  const say = useErrorText()
  const sayPeriod = usePeriodWords()
  const message = error === null ? undefined : (sayPeriod(error.error.fields) ?? say(error.error))
  const atEnds = start !== undefined || end !== undefined
  return (
    <div className="grid min-w-0 content-start gap-6 min-[120rem]:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] min-[120rem]:grid-rows-[auto_auto_1fr] min-[120rem]:gap-x-12 vast:grid-cols-2">
      <Part title={t('steps.who')} tall>
        <Who draft={draft} onDraft={onDraft} marks={marks} onNext={() => list.current?.focus()} />
      </Part>
      <Part title={t('steps.when')}>
        <WhenWhere
          draft={draft}
          onDraft={onDraft}
          problems={{ start: start && message, end: start === undefined ? end && message : undefined }}
        />
      </Part>
      <Part title={t('steps.vehicle')} column>
        {message !== undefined && !atEnds && <Problem words={message} />}
        {data === undefined && error === null && <p className="py-6 text-ink-500">{t('vehicle.waiting')}</p>}
        <Vehicles {...props} list={list} />
      </Part>
      <Part title={t('steps.extras')} tall>
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

/** The classes of cars; above them what is wrong with the choice, so that it is not below a long list. */
function Vehicles({ list, draft, onDraft, currency, offers, groups, held, taken, marks, onAgain }: VehiclesProps) {
  const t = useTranslations('staff.counter.vehicle')
  const id = useId()
  if (groups.length === 0 || offers.error !== null) return null
  const lacks = draft.vehicleId === null && (marks.tried === 'book' || marks.tried === 'offer')
  return (
    <>
      {lacks && (
        <Trouble quiet id={id}>
          {t('choose')}
        </Trouble>
      )}
      {taken && <TakenNotice id={id} draft={draft} groups={groups} currency={currency} onDraft={onDraft} />}
      <ClassList
        list={list}
        groups={groups}
        currency={currency}
        chosen={draft.vehicleId}
        held={held}
        taken={taken}
        trouble={lacks || taken ? id : undefined}
        onChoose={(vehicleId) => {
          if (taken && vehicleId === draft.vehicleId) onAgain()
          else onDraft({ vehicleId })
        }}
      />
    </>
  )
}

interface PartProps {
  readonly title: string
  /** Whether it begins with a row of 44 px, and not with a field of 36. */
  readonly tall?: boolean
  /** Whether it is the second column, where there is one. */
  readonly column?: boolean
  readonly children: ReactNode
}

/** Part of the form, its name beside it or, where the form is narrow or has columns of its own, above it. */
const Part = ({ title, tall = false, column = false, children }: PartProps) => (
  <section
    className={classes(
      'grid min-w-0 content-start gap-2.5 wide:max-[119.99rem]:grid-cols-[8.25rem_minmax(0,1fr)] wide:max-[119.99rem]:gap-x-4',
      column && 'min-[120rem]:col-start-2 min-[120rem]:row-span-3 min-[120rem]:row-start-1',
    )}
  >
    <h2 className={classes('font-display text-sm font-[650] max-wide:pt-0 min-[120rem]:pt-0', tall ? 'pt-3' : 'pt-2')}>
      {title}
    </h2>
    <div className="grid min-w-0 content-start gap-2.5">{children}</div>
  </section>
)
