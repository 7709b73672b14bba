import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { RoundButton } from '#ui/round-button.tsx'

/** Controls of the row, placed before it so that keyboard users can pause it first; on a phone they are drawn below it, near the thumb. */
export function Controls({
  playing,
  onToggle,
  onMove,
  next,
}: {
  readonly playing: boolean
  readonly onToggle: () => void
  readonly onMove: (step: 1 | -1) => void
  /** Title of the card that follows, which a phone has no room to show. */
  readonly next: string | undefined
}) {
  const t = useTranslations('home.carousel')
  return (
    <div className="flex gap-2 noscript:hidden max-lg:order-last max-lg:mt-5 max-lg:items-center max-lg:justify-end lg:absolute lg:right-0 lg:bottom-full lg:mb-11">
      <p aria-hidden className="mr-auto text-small text-ink-700 min-[640px]:hidden">
        {t('following')}
        <span className="block font-semibold text-ink-900">{next}</span>
      </p>
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
