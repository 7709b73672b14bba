import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { Arrival } from '#contract/staff-drives.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { now } from '#api/clock.ts'
import { useErrorText } from '#api/error-text.ts'
import { toLocal } from '#domain/period.ts'
import { useToast } from '../frame/toast.tsx'
import { ArrivalOutcome } from './arrival-outcome.tsx'
import { Field, Input } from './dense-field.tsx'
import { DialogEnds } from './dialog-ends.tsx'
import { MomentField } from './moment-field.tsx'
import { Problem } from './problem.tsx'
import { readKm } from './read-km.ts'
import { isMoment } from './typed-moment.ts'
import { unbrokenPlate } from './unbroken-plate.ts'

export interface DriveToEnd {
  readonly id: number
  readonly plate: string
  readonly from: number
  readonly to: number
}

interface Props {
  readonly drive: DriveToEnd
  readonly branchOf: (id: number) => string
  /** Asks anew for what the page shows. */
  readonly reload: () => Promise<void>
  readonly onClose: () => void
}

/**
 * Form that ends a drive between branches: its car has arrived. If that leaves bookings without a car, it tells which.
 * Its page loads the texts `staff.drives`.
 */
export function ArrivalForm({ drive, branchOf, reload, onClose }: Props) {
  const t = useTranslations('staff.drives')
  const say = useErrorText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [began] = useState(() => toLocal(now()))
  const [values, setValues] = useState({ km: '', at: began })
  const [wrong, setWrong] = useState({ km: false, at: false })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Arrival | null>(null)
  // After the dialog has taken the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const km = values.km.trim() === '' ? null : readKm(values.km)
  const noKm = Number.isNaN(km)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWrong({ km: noKm, at: values.at === '' })
    // A time that is none says so itself.
    if (busy || noKm || !isMoment(values.at)) return
    setBusy(true)
    // A time that nobody touched is the server's now.
    const body = { km, at: values.at === began ? null : values.at }
    const ended = await callAsMember('reportArrival', { params: { id: String(drive.id) }, body })
    setBusy(false)
    setProblem(ended.ok ? null : say(ended.error))
    if (!ended.ok) return
    void reload()
    if (concernsOthers(ended.data)) return setOutcome(ended.data)
    onClose()
    toast({ words: t('done', { plate: unbrokenPlate(drive.plate), branch: branchOf(ended.data.to) }) })
  }
  if (outcome !== null) return <ArrivalOutcome arrival={outcome} branchOf={branchOf} onClose={onClose} />
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label={t('km')} hint={t('kmHint')} error={wrong.km ? t('noKm') : undefined}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={values.km}
            onChange={({ target }) => setValues({ ...values, km: target.value })}
          />
        </Field>
        <Field label={t('at')} hint={t('atHint')} error={wrong.at ? t('noTime') : undefined}>
          <MomentField meant="last" value={values.at} onChange={(at) => setValues({ ...values, at })} />
        </Field>
      </div>
      <Problem words={problem} />
      <DialogEnds act={t('save')} consequence={t('consequence')} busy={busy} onCancel={onClose} />
    </form>
  )
}

const concernsOthers = ({ missing, missingElsewhere, found }: Arrival): boolean =>
  missing.length + missingElsewhere + found.length > 0
