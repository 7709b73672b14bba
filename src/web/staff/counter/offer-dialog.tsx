import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Field, Select } from '../ui/dense-field.tsx'
import { DialogEnds } from '../ui/dialog-ends.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import type { DeskDraft } from './desk-draft.ts'

interface Props {
  readonly open: boolean
  readonly person: DeskDraft['person']
  readonly busy: boolean
  readonly problem: string | null
  readonly onClose: () => void
  readonly onSend: (hours: number) => void
}

/** Validities of an offer in hours; the server ends each before the pickup. */
const validities = [2, 6, 24, 48, 72] as const
const USUAL = 48

/** Until when an offer holds, and what it means for the person. */
export function OfferDialog({ open, person, busy, problem, onClose, onSend }: Props) {
  const t = useTranslations('staff.counter.offer')
  const frame = useTranslations('staff')
  const name = `${person.firstName} ${person.lastName}`.trim()
  const email = person.email.trim()
  const [hours, setHours] = useState(USUAL)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSend(hours)
  }
  return (
    <OfficeDialog leaving="ends" open={open} onClose={onClose} title={t('title')}>
      <form onSubmit={send} className="grid gap-4">
        <p>{t('text', { name })}</p>
        <Field label={t('until')}>
          <Select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {validities.map((one) => (
              <option key={one} value={one}>
                {one < 24 ? t('hours', { count: one }) : t('days', { count: one / 24 })}
              </option>
            ))}
          </Select>
        </Field>
        <Problem words={problem} />
        <DialogEnds
          act={t('send')}
          consequence={`${frame('mailed', { email })} ${t('consequence')}`}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </OfficeDialog>
  )
}
