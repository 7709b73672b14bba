import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Button } from '../ui/act-button.tsx'
import { QueueRow } from '../ui/queue-row.tsx'
import type { Queued } from './shapes.ts'
import { listColumn } from './beside.ts'
import { WaitingTime } from './waiting-time.tsx'

interface Props {
  readonly waiting: readonly Queued[]
  /** Number of all that wait. */
  readonly count: number
  readonly onMore: (() => void) | null
  /** Whether a narrow window shows a document in its place. */
  readonly hidden: boolean
  /** Place of the document that is shown; -1 for none. */
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

/** Documents that wait, the longest waiting first. */
export function QueueList({ waiting, count, onMore, hidden, chosen, onChoose }: Props) {
  const t = useTranslations('staff.inbox')
  return (
    <div className={classes(listColumn, hidden && 'max-md:hidden')}>
      <p className="sr-only">{t('waiting', { count })}</p>
      <ol>
        {waiting.map((one, index) => (
          <QueuedRow key={one.id} document={one} chosen={index === chosen} onChoose={() => onChoose(index)} />
        ))}
      </ol>
      {waiting.length < count && onMore !== null && (
        <p className="px-4 py-3 md:px-6">
          <Button onClick={onMore}>
            {t('moreDocuments', { shown: String(waiting.length), count: String(count) })}
          </Button>
        </p>
      )}
    </div>
  )
}

interface RowProps {
  readonly document: Queued
  readonly chosen: boolean
  readonly onChoose: () => void
}

function QueuedRow({ document: { customer, kind, uploadedAt }, chosen, onChoose }: RowProps) {
  const t = useTranslations('staff.inbox')
  return (
    <QueueRow chosen={chosen} onChoose={onChoose}>
      <span className="truncate font-semibold">
        {customer.firstName} {customer.lastName}
      </span>
      <WaitingTime short since={uploadedAt} />
      <span className="text-meta text-ink-500">{t(`kinds.${kind}`)}</span>
    </QueueRow>
  )
}

interface HeadProps {
  readonly document: Queued
  /** Its place in the list, in words. */
  readonly place: string
  readonly onBack: () => void
}

/** Way back to the list, where a document stands in its place. */
export function NarrowHead({ document: { customer }, place, onBack }: HeadProps) {
  const t = useTranslations('staff.inbox')
  return (
    <div className="flex min-h-12 items-center gap-x-3 px-2 md:hidden">
      <Button look="quiet" className="px-2!" aria-label={t('back')} onClick={onBack}>
        <ArrowLeft aria-hidden size={18} />
      </Button>
      <h2 tabIndex={-1} ref={takeFocus} className="min-w-0 flex-1 truncate font-semibold outline-none">
        {customer.firstName} {customer.lastName}
      </h2>
      <p className="figures pr-2 text-meta text-ink-500">{place}</p>
    </div>
  )
}
