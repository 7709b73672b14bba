import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanAct, PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { TriedForm } from '../ui/tried-form.tsx'
import { useBarWords, useMoments } from './bar-words.ts'
import { BlockForm } from './block-form.tsx'
import { DriveActs } from './drive-acts.tsx'
import { EntryPresence } from './entry-presence.tsx'
import { EntryFact, EntryFacts } from './entry-facts.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { FormTrouble } from './form-trouble.tsx'
import { isUnplaced, type Layout } from './layout.ts'
import { movesOf } from './lift.ts'
import { startHere } from './start-here.ts'
import { SwapForm } from './swap-form.tsx'
import { TimeForm } from './time-form.tsx'
import { useActForm } from './use-act-form.ts'
import { useJudged } from './use-judged.ts'

interface Props {
  readonly bar: PlanBar
  readonly rows: Layout
  readonly plate: string
  readonly now: LocalDateTime
  readonly onClose: () => void
}

const looks = { held: 'outline', kept: 'outline', certain: 'petrol', out: 'running', back: 'neutral' } as const

/** An entry and its acts as a form: the same acts as by dragging. */
export function EntryDialog({ bar, rows, plate, now, onClose }: Props) {
  const t = useTranslations('staff.planner')
  const { nameOf, stateOf } = useBarWords()
  const { full } = useMoments()
  const may = movesOf(bar, now)
  return (
    <EntryFrame id={bar.id} title={nameOf(bar, rows.branchName)} onClose={onClose}>
      <div className="mb-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip look={looks[bar.state ?? 'back']}>{stateOf(bar)}</Chip>
          {isUnplaced(bar) ? (
            <span className="font-semibold text-danger">{t('withoutCar')}</span>
          ) : (
            <span className="plate">{plate}</span>
          )}
          {bar.reference !== null && bar.reference !== '' && (
            <>
              <span className="text-meta text-ink-500">{bar.reference}</span>
              <EntryPresence reference={bar.reference} />
            </>
          )}
        </p>
        <dl className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <EntryFact label={t('entry.start')}>{full(bar.since)}</EntryFact>
          <EntryFact label={t('entry.end')}>{bar.ends === null ? t('spoken.open') : full(bar.ends)}</EntryFact>
          {bar.kind === 'rental' && bar.reference !== null && bar.reference !== '' && (
            <EntryFacts reference={bar.reference} rows={rows} />
          )}
        </dl>
      </div>
      {bar.kind === 'rental' && <RentalForm {...{ bar, rows, plate, may, onClose }} />}
      {bar.kind === 'maintenance' && (
        <BlockForm {...{ bar, rows, plate, now, onClose }} car={bar.car} from={bar.since} until={bar.until} />
      )}
      {bar.kind === 'transfer' && <DriveActs {...{ bar, rows, plate, now, onClose }} />}
    </EntryFrame>
  )
}

type Part = Pick<Props, 'bar' | 'rows' | 'plate' | 'onClose'>

function RentalForm({ bar, rows, plate, may, onClose }: Part & { readonly may: { move: boolean; end: boolean } }) {
  const t = useTranslations('staff.planner.entry')
  const href = useStaffHref()
  const form = useActForm({ rows, plate, bar, onDone: onClose })
  const { id, version } = bar
  return (
    <div className="flex flex-col gap-5">
      <FormTrouble {...{ form, rows, plate }} />
      {may.move && (
        <CarChoice
          bar={bar}
          plate={plate}
          busy={form.busy}
          onChoose={(car, upgrade, to) => void form.run(choiceOf(bar, car, upgrade), to)}
        />
      )}
      {may.move && !isUnplaced(bar) && <SwapForm {...{ bar, plate, form }} />}
      {may.end && <TimeForm {...{ bar, form }} startFixed={!may.move} />}
      <div className={classes('flex flex-wrap gap-2', (may.move || may.end) && 'border-t border-line pt-4')}>
        {may.move && !isUnplaced(bar) && (
          <Button busy={form.busy} onClick={() => void form.run({ kind: 'fix', id, version, fixed: !bar.fixed })}>
            {bar.fixed ? t('loosen') : t('fix')}
          </Button>
        )}
        {bar.reference !== null && bar.reference !== '' && (
          <ButtonLink
            ref={startHere}
            look="petrol"
            keys="Enter"
            className="not-focus:[&>span]:hidden"
            to={href(`bookings/${bar.reference}`)}
          >
            {t('open')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Act that gives a rental a car, or a booking that has lost its own. */
const choiceOf = ({ id, version }: PlanBar, car: number, upgrade: boolean): PlanAct =>
  id < 0
    ? { kind: 'place', stay: -id, version, car, upgrade, fetch: false, fixed: true }
    : { kind: 'move', id, version, car, upgrade, fetch: false, fixed: true }

interface ChoiceProps {
  readonly bar: PlanBar
  readonly plate: string
  readonly busy: boolean
  readonly onChoose: (car: number, upgrade: boolean, plate: string) => void
}

/** Cars that stand free for all of a rental; a better one is an upgrade, and says so. */
function CarChoice({ bar, plate, busy, onChoose }: ChoiceProps) {
  const t = useTranslations('staff.planner.entry')
  const [chosen, setChosen] = useState('')
  const data = useJudged(bar)
  const cars = data?.cars ?? []
  const option = ({ car, plate: name }: (typeof cars)[number]): ReactNode => (
    <option key={car} value={car}>
      {name}
    </option>
  )
  const choose = () => {
    const car = cars.find((one) => String(one.car) === chosen)
    if (car !== undefined) onChoose(car.car, car.upgrade, car.plate)
  }
  if (data !== undefined && cars.length === 0) return <p className="text-ink-700">{t('noCars')}</p>
  return (
    <TriedForm className="flex items-start gap-2" onSend={choose}>
      <Field
        label={isUnplaced(bar) ? t('car') : t('choose')}
        lack={chosen === '' ? t('unchosen') : undefined}
        className="flex-1"
      >
        <Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{isUnplaced(bar) ? t('none') : t('current', { plate })}</option>
          <optgroup label={t('sameGroup')}>{cars.filter(({ upgrade }) => !upgrade).map(option)}</optgroup>
          {cars.some(({ upgrade }) => upgrade) && (
            <optgroup label={t('upgradeGroup')}>{cars.filter(({ upgrade }) => upgrade).map(option)}</optgroup>
          )}
        </Select>
      </Field>
      <Button type="submit" busy={busy} className="mt-5.5 h-9">
        {t('save')}
      </Button>
    </TriedForm>
  )
}
