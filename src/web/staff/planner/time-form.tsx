import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanApplied, PlanBar } from '#contract/staff-plan.ts'
import { Field } from '../ui/dense-field.tsx'
import { MomentField } from '../ui/moment-field.tsx'
import { isMoment } from '../ui/typed-moment.ts'
import { EnterButton } from './enter-button.tsx'
import { NewTotal } from './new-total.tsx'
import { OtherCars } from './other-cars.tsx'
import type { useActForm } from './use-act-form.ts'

/** Start and end of a rental; the new price is shown before it is agreed to. */
export function TimeForm({
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
  const whole = isMoment(start) && isMoment(end)
  const { price } = form
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    form.clear()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (price === null ? form.check(act(null)) : form.run(act(price.afterMinor)))
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('entry.start')} className="min-w-64 flex-1">
          <MomentField value={start} disabled={startFixed} onChange={change(setStart)} />
        </Field>
        <Field label={t('entry.end')} className="min-w-64 flex-1">
          <MomentField value={end} onChange={change(setEnd)} />
        </Field>
        {price === null ? (
          <EnterButton busy={form.busy} aria-disabled={same || !whole}>
            {t('entry.check')}
          </EnterButton>
        ) : (
          <EnterButton look="petrol" busy={form.busy}>
            {t('price.apply')}
          </EnterButton>
        )}
      </div>
      {price !== null && form.verdict?.applied && <Outcome price={price} applied={form.verdict.applied} />}
    </form>
  )
}

function Outcome({
  price,
  applied,
}: {
  readonly price: NonNullable<PlanApplied['price']>
  readonly applied: PlanApplied
}) {
  return (
    <output className="mt-2 block">
      <span className="font-semibold">
        <NewTotal price={price} />
      </span>
      <OtherCars applied={applied} />
    </output>
  )
}
