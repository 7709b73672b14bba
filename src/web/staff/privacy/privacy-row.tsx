import { useTranslations } from 'use-intl'

import { now } from '#api/clock.ts'
import type { Answer } from '#api/call-server.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { urgencyOf } from '#domain/privacy-request.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { QueueRow } from '../ui/queue-row.tsx'
import { Chip } from '../ui/state-chip.tsx'

type Row = Answer<'getPrivacyRequests'>['requests'][number]

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Time that is left for the answer: amber in its last week, red when it is past. */
export function DueChip({ dueOn }: { readonly dueOn: string }) {
  const t = useTranslations('staff.privacy')
  const today = dateOf(toLocal(now()))
  const urgency = urgencyOf(dueOn, today)
  if (urgency === 'past') return <Chip look="bad">{t('past', { days: daysBetween(dueOn, today) })}</Chip>
  return <Chip look={urgency === 'near' ? 'due' : 'neutral'}>{t('dueIn', { days: daysBetween(today, dueOn) })}</Chip>
}

/** Request in the list: person and kind, the time that is left and who has it in hand. */
export function PrivacyRow({
  row,
  chosen,
  onChoose,
}: {
  readonly row: Row
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('staff.privacy')
  const { date } = useFormat()
  const right = row.owner?.name ?? (row.state === 'open' ? null : date(row.receivedOn, 'day'))
  return (
    <QueueRow chosen={chosen} onChoose={onChoose}>
      <span className="truncate font-semibold">{row.name === '' ? t('somebody') : row.name}</span>
      <span className="justify-self-end">
        {row.state === 'open' ? (
          <DueChip dueOn={row.dueOn} />
        ) : (
          <Chip look={row.state === 'done' ? 'good' : 'outline'}>{t(`states.${row.state}`)}</Chip>
        )}
      </span>
      <span className={classes('truncate text-meta text-ink-500', right === null && 'col-span-full')}>
        {t(`kinds.${row.kind}`)}
        <span className="md:max-lg:hidden"> · {t(`ways.${row.way}`)}</span>
      </span>
      {right !== null && <span className="figures max-w-28 truncate text-right text-meta text-ink-500">{right}</span>}
    </QueueRow>
  )
}
