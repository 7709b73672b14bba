import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { RoundButton } from '#ui/round-button.tsx'

/** Controls of the row, placed before it so that keyboard users can pause it first. */
export function Controls({
  playing,
  onToggle,
  onMove,
}: {
  readonly playing: boolean
  readonly onToggle: () => void
  readonly onMove: (step: 1 | -1) => void
}) {
  const t = useTranslations('home.carousel')
  return (
    <div className="-mt-4 mb-6 flex gap-2 lg:-mt-8 lg:justify-end noscript:hidden">
      <RoundButton
        tone="light"
        size="small"
        label={t(playing ? 'pause' : 'play')}
        Icon={playing ? Pause : Play}
        onClick={onToggle}
      />
      <RoundButton tone="light" label={t('previous')} Icon={ChevronLeft} onClick={() => onMove(-1)} />
      <RoundButton tone="light" label={t('next')} Icon={ChevronRight} onClick={() => onMove(1)} />
    </div>
  )
}
