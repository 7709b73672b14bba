import { useTranslations } from 'use-intl'

import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { Chip } from '../ui/state-chip.tsx'
import type { Queued } from './shapes.ts'
import { useTakeBack } from './use-decision.ts'
import { useWhen } from './when.ts'

const looks = { accepted: 'good', refused: 'bad' } as const

/** Decision about a document with who made it and when, and the way to take it back. */
export function DocumentDecision({
  document: { id, customer },
  decision: { state, at, by, reason },
}: {
  readonly document: Queued
  readonly decision: NonNullable<Queued['decision']>
}) {
  const t = useTranslations('staff.inbox')
  const when = useWhen()
  const may = useMay()
  const takeBack = useTakeBack()
  return (
    <section aria-label={t('decision')} className="grid justify-items-start gap-2">
      <Chip look={looks[state]}>{t(`decided.${state}`)}</Chip>
      <p className="figures text-meta text-ink-700">{t('decidedBy', { by: by ?? t('byNobody'), when: when(at) })}</p>
      {reason !== null && <p className="break-words whitespace-pre-wrap">{reason}</p>}
      {may('reopenDocument') && (
        <Button className="mt-1" onClick={() => void takeBack(id, at, customer.lastName)}>
          {t('takeBack')}
        </Button>
      )}
    </section>
  )
}
