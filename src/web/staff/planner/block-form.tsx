import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { MomentField } from '../ui/moment-field.tsx'
import { isMoment, isMomentOrEmpty } from '../ui/typed-moment.ts'
import { TriedForm } from '../ui/tried-form.tsx'
import { FormTrouble } from './form-trouble.tsx'
import type { Layout } from './layout.ts'
import { startHere } from './start-here.ts'
import { useActForm } from './use-act-form.ts'

interface Props {
  /** The workshop that is changed; null for a new one. */
  readonly bar: PlanBar | null
  readonly car: number
  readonly plate: string
  readonly from: LocalDateTime
  readonly until: LocalDateTime | null
  readonly now: LocalDateTime
  /** Note of a new one, as it begins. */
  readonly proposed?: string
  readonly rows: Layout
  readonly onClose: () => void
}

/** Time of a car in the workshop: planned, changed, ended. */
export function BlockForm({ bar, car, plate, from, until, now, proposed = '', rows, onClose }: Props) {
  const t = useTranslations('staff.planner.entry')
  const plan = useTranslations('staff.planner.stretch')('plan')
  const form = useActForm({ rows, plate, bar, onDone: onClose })
  const [values, setValues] = useState<Values>({ from, until: until ?? '', note: bar?.note ?? proposed })
  const set = (part: Partial<Values>) => setValues({ ...values, ...part })
  const save = () => {
    const note = values.note.trim()
    // A moment that is none says so itself.
    if (!isMoment(values.from) || !isMomentOrEmpty(values.until)) return
    const wish = { car, from: values.from, until: values.until === '' ? null : values.until, note }
    void form.run(
      bar === null ? { kind: 'block', ...wish } : { kind: 'reblock', id: bar.id, version: bar.version, ...wish },
    )
  }
  const over = bar !== null && bar.until !== null && bar.until <= now
  if (over) return <p className="text-ink-700">{t('nothing')}</p>
  return (
    <TriedForm className="flex flex-col gap-4" onSend={save}>
      <FormTrouble {...{ form, rows, plate }} />
      <BlockFields {...{ values, set }} startFixed={bar !== null && bar.since <= now} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="petrol" busy={form.busy}>
          {bar === null ? plan : t('save')}
        </Button>
        {bar !== null && (
          <Button busy={form.busy} onClick={() => void form.run({ kind: 'unblock', id: bar.id, version: bar.version })}>
            {bar.since <= now ? t('endNow') : t('remove')}
          </Button>
        )}
      </div>
    </TriedForm>
  )
}

interface Values {
  readonly from: string
  readonly until: string
  readonly note: string
}

interface FieldsProps {
  readonly values: Values
  readonly set: (part: Partial<Values>) => void
  /** Whether the work has begun, so that its beginning stays. */
  readonly startFixed: boolean
}

const isReversed = ({ from, until }: Values): boolean => isMoment(from) && isMoment(until) && until <= from

function BlockFields({ values, set, startFixed }: FieldsProps) {
  const t = useTranslations('staff.planner.entry')
  const why = useTranslations('staff.planner.why')
  return (
    <>
      <Field label={t('note')} hint={t('noteHint')} lack={values.note.trim() === '' ? t('missing') : undefined}>
        <Input
          ref={startHere}
          value={values.note}
          maxLength={200}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Field label={t('start')} className="min-w-64 flex-1">
          <MomentField value={values.from} disabled={startFixed} onChange={(from) => set({ from })} />
        </Field>
        <Field label={t('end')} lack={isReversed(values) ? why('reversed') : undefined} className="min-w-64 flex-1">
          <MomentField value={values.until} onChange={(until) => set({ until })} />
        </Field>
      </div>
    </>
  )
}
