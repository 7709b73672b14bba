import { Ban } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Renter } from '#contract/staff-counter.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import type { DeskDraft } from './desk-draft.ts'

interface Props {
  readonly block: NonNullable<Renter['block']>
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
}

/** Why somebody may not rent. A manager may rent to them all the same, with a reason. */
export function BlockNotice({ block, draft, onDraft }: Props) {
  const t = useTranslations('staff.counter.block')
  const may = useMay()
  const { date, dateTime } = useFormat()
  const { reason, since, until, by } = block
  const words = { by: by ?? t('somebody'), since: dateTime(new Date(since), { dateStyle: 'medium' }) }
  return (
    <section aria-label={t('title')} className="rounded-field bg-danger-100 p-3">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Ban aria-hidden size={16} /> {t('title')}
      </p>
      <p className="mt-1">
        {reason === null
          ? t('elsewhere', words)
          : until === null
            ? t('open', { ...words, reason })
            : t('until', { ...words, reason, until: date(until, 'dated') })}
      </p>
      {may('liftBlock') ? (
        <Field label={t('despite')} hint={t('despiteHint')} className="mt-2">
          <Input value={draft.despite} onChange={(event) => onDraft({ despite: event.target.value })} />
        </Field>
      ) : (
        <p className="mt-1 text-meta text-ink-700">{t('agent')}</p>
      )}
    </section>
  )
}
