import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import { Chip } from '../ui/state-chip.tsx'

/** Time in ms below which a hold is running short. */
const SHORT_MS = 180_000

interface Props {
  /** Moment in ms of this browser's clock; 0 while nothing is held. */
  readonly endsAt: number
  readonly held: boolean
  readonly busy: boolean
  readonly onAgain: () => void
}

/** Time for which the chosen car is still held, and the way to hold it again. */
export function HoldClock({ endsAt, held, busy, onAgain }: Props) {
  const t = useTranslations('staff.counter.ticket')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  if (busy) return <Chip>{t('holding')}</Chip>
  if (!held) return null
  const left = Math.max(0, Math.ceil((endsAt - now) / 1_000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  if (left === 0)
    return (
      <p className="flex flex-wrap items-center gap-2 text-meta font-semibold text-amber-800">
        {t('over')} <Button onClick={onAgain}>{t('again')}</Button>
      </p>
    )
  return (
    <span role="timer">
      <Chip look={left * 1_000 < SHORT_MS ? 'due' : 'petrol'}>
        <span className="figures">{t(left * 1_000 < SHORT_MS ? 'short' : 'held', { time })}</span>
      </Chip>
    </span>
  )
}
