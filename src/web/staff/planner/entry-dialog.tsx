import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { useBarWords, useMoments } from './bar-words.ts'
import { BlockForm } from './block-form.tsx'
import { ExitButtons } from './exit-buttons.tsx'
import { movesOf } from './lift.ts'
import { NewTotal } from './new-total.tsx'
import type { Rows } from './rows.ts'
import { useActForm } from './use-act-form.ts'

interface Props {
  readonly bar: PlanBar
  readonly rows: Rows
  readonly plate: string
  readonly now: LocalDateTime
  readonly onClose: () => void
}

/** An entry and its acts as a form: the same acts as by dragging. */
export function EntryDialog({ bar, rows, plate, now, onClose }: Props) {
  const t = useTranslations('staff.planner')
  const { nameOf, stateOf } = useBarWords()
  const { full } = useMoments()
  const may = movesOf(bar, now)
  return (
    <Dialog open onClose={onClose} title={nameOf(bar, rows.branchName)} className="max-w-xl">
      <p className="mb-4 text-ink-700">
        {stateOf(bar)} · <span className="plate">{plate}</span> · {full(bar.since)} –{' '}
        {bar.ends === null ? t('spoken.open') : full(bar.ends)}
        {bar.reference !== null && bar.reference !== '' && ` · ${bar.reference}`}
      </p>
      {bar.kind === 'rental' && <RentalForm {...{ bar, rows, plate, may, onClose }} />}
      {bar.kind === 'maintenance' && (
        <BlockForm {...{ bar, rows, plate, now, onClose }} car={bar.car} from={bar.since} until={bar.until} />
      )}
      {bar.kind === 'transfer' && <DriveForm {...{ bar, rows, plate, now, onClose }} />}
    </Dialog>
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
      <Problem words={form.problem} />
      <ExitButtons
        exits={form.exits}
        rows={rows}
        plate={plate}
        onTake={(exit) => void form.run(exit.act, exit.plate)}
      />
      {may.move && (
        <CarChoice
          bar={bar}
          plate={plate}
          busy={form.busy}
          onChoose={(car, upgrade, to) =>
            void form.run({ kind: 'move', id, version, car, upgrade, fetch: false, fixed: true }, to)
          }
        />
      )}
      {may.end && <TimeForm {...{ bar, form }} startFixed={!may.move} />}
      {!may.move && !may.end && <p className="text-ink-700">{t('nothing')}</p>}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {may.move && (
          <Button busy={form.busy} onClick={() => void form.run({ kind: 'fix', id, version, fixed: !bar.fixed })}>
            {bar.fixed ? t('loosen') : t('fix')}
          </Button>
        )}
        {bar.reference !== null && bar.reference !== '' && (
          <ButtonLink look="petrol" to={href(`bookings/${bar.reference}`)}>
            {t('open')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly bar: PlanBar
  readonly plate: string
  readonly busy: boolean
  readonly onChoose: (car: number, upgrade: boolean, plate: string) => void
}

/** Cars that stand free for all of a rental; a better one is an upgrade, and says so. */
function CarChoice({ bar, plate, busy, onChoose }: ChoiceProps) {
  const t = useTranslations('staff.planner.entry')
  const owner = useAuth().session?.user.id
  const [chosen, setChosen] = useState('')
  const { data } = useQuery({
    queryKey: memberKey(owner, 'judgePlanCars', bar.id, bar.version),
    queryFn: async ({ signal }) =>
      await answerOf(callAsMember('judgePlanCars', { params: { id: String(bar.id) }, signal })),
  })
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
    <div className="flex items-end gap-2">
      <Field label={t('choose')} className="flex-1">
        <Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{t('current', { plate })}</option>
          <optgroup label={t('sameGroup')}>{cars.filter(({ upgrade }) => !upgrade).map(option)}</optgroup>
          {cars.some(({ upgrade }) => upgrade) && (
            <optgroup label={t('upgradeGroup')}>{cars.filter(({ upgrade }) => upgrade).map(option)}</optgroup>
          )}
        </Select>
      </Field>
      <Button busy={busy} aria-disabled={chosen === ''} onClick={choose} className="h-9">
        {t('save')}
      </Button>
    </div>
  )
}

/** Start and end of a rental; the new price is shown before it is agreed to. */
function TimeForm({
  bar,
  form,
  startFixed,
}: {
  readonly bar: PlanBar
  readonly form: ReturnType<typeof useActForm>
  readonly startFixed: boolean
}) {
  const t = useTranslations('staff.planner')
  const [start, setStart] = useState(bar.since)
  const [end, setEnd] = useState(bar.ends ?? bar.since)
  const { id, version } = bar
  const act = (totalMinor: number | null) => ({ kind: 'retime', id, version, start, end, totalMinor }) as const
  const same = start === bar.since && end === bar.ends
  const { price } = form
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    form.clear()
  }
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('entry.start')} className="flex-1">
          <Input
            type="datetime-local"
            step={1800}
            value={start}
            disabled={startFixed}
            onChange={({ currentTarget }) => change(setStart)(currentTarget.value)}
          />
        </Field>
        <Field label={t('entry.end')} className="flex-1">
          <Input
            type="datetime-local"
            step={1800}
            value={end}
            onChange={({ currentTarget }) => change(setEnd)(currentTarget.value)}
          />
        </Field>
        {price === null ? (
          <Button busy={form.busy} aria-disabled={same} className="h-9" onClick={() => void form.check(act(null))}>
            {t('entry.check')}
          </Button>
        ) : (
          <Button look="petrol" busy={form.busy} className="h-9" onClick={() => void form.run(act(price.afterMinor))}>
            {t('price.apply')}
          </Button>
        )}
      </div>
      {price !== null && (
        <output className="mt-2 block font-semibold">
          <NewTotal price={price} />
        </output>
      )}
    </div>
  )
}

function DriveForm({ bar, rows, plate, now, onClose }: Omit<Props, 'may'>) {
  const t = useTranslations('staff.planner.entry')
  const form = useActForm({ rows, plate, bar, onDone: onClose })
  if (bar.done || bar.since <= now) return <p className="text-ink-700">{t('nothing')}</p>
  return (
    <div className="flex flex-col gap-4">
      <Problem words={form.problem} />
      <ExitButtons
        exits={form.exits}
        rows={rows}
        plate={plate}
        onTake={(exit) => void form.run(exit.act, exit.plate)}
      />
      <Button
        busy={form.busy}
        className="self-start"
        onClick={() => void form.run({ kind: 'undrive', id: bar.id, version: bar.version })}
      >
        {t('removeDrive')}
      </Button>
    </div>
  )
}
