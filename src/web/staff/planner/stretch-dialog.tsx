import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { toLocal } from '#domain/berlin-time.ts'
import { addDays, type LocalDateTime } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { MomentField } from '../ui/moment-field.tsx'
import { isMoment } from '../ui/typed-moment.ts'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { nextStep } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { BlockForm } from './block-form.tsx'
import { FormTrouble } from './form-trouble.tsx'
import type { Layout } from './layout.ts'
import type { CarLine } from './rows.ts'
import { startHere } from './start-here.ts'
import { useActForm } from './use-act-form.ts'

interface Props {
  readonly line: CarLine
  readonly at: LocalDateTime
  /** End of the stretch, where it was drawn; without it a day later is proposed. */
  readonly to?: LocalDateTime | undefined
  readonly rows: Layout
  readonly onClose: () => void
  /** Whether it plans the car's inspection, and nothing else. */
  readonly inspection?: boolean
}

/** Beginnings on a free stretch of a car: a booking, a time in the workshop, a drive. */
export function StretchDialog({ line, at, to, rows, onClose, inspection = false }: Props) {
  const t = useTranslations('staff.planner.stretch')
  const { full } = useMoments()
  const href = useStaffHref()
  const now = toLocal(useNow())
  const from = at < now ? nextStep(now) : at
  const [what, setWhat] = useState<'block' | 'drive' | null>(inspection ? 'block' : null)
  const end = to ?? `${addDays(from.slice(0, 10), 1)}${from.slice(10)}`
  const wish = new URLSearchParams({ branch: String(line.branch), start: from }).toString()
  return (
    <OfficeDialog
      leaving="head"
      open
      onClose={onClose}
      title={t('title', { plate: line.plate, time: full(from) })}
      className="max-w-xl"
    >
      {what === null && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink ref={startHere} look="petrol" to={`${href('new')}?${wish}`}>
            {t('booking')}
          </ButtonLink>
          <Button onClick={() => setWhat('block')}>{t('block')}</Button>
          <Button onClick={() => setWhat('drive')}>{t('drive')}</Button>
        </div>
      )}
      {what === 'block' && (
        <BlockForm
          bar={null}
          car={line.id}
          plate={line.plate}
          until={end}
          {...{ from, now, rows, onClose }}
          {...(inspection && { proposed: t('inspection') })}
        />
      )}
      {what === 'drive' && <DriveForm {...{ line, rows, onClose }} at={from} />}
    </OfficeDialog>
  )
}

function DriveForm({ line, at, rows, onClose }: Props) {
  const t = useTranslations('staff.planner.stretch')
  const form = useActForm({ rows, plate: line.plate, bar: null, onDone: onClose })
  const others = rows.branchIds.filter((id) => id !== line.branch)
  const [to, setTo] = useState(others[0] ?? 0)
  const [leaves, setLeaves] = useState(at)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isMoment(leaves)) void form.run({ kind: 'drive', car: line.id, to, leaves })
      }}
    >
      <FormTrouble {...{ form, rows }} plate={line.plate} />
      <div className="flex flex-wrap gap-2">
        <Field label={t('to')} className="flex-1">
          <Select ref={startHere} value={to} onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}>
            {others.map((id) => (
              <option key={id} value={id}>
                {rows.branchName(id)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('leaves')}
          hint={t('takes', { hours: String(rows.transferMinutes / 60) })}
          className="min-w-64 flex-1"
        >
          <MomentField value={leaves} onChange={setLeaves} />
        </Field>
      </div>
      <Button type="submit" look="petrol" busy={form.busy} className="self-start">
        {t('plan')}
      </Button>
    </form>
  )
}
