import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import { RoundButton } from '#ui/round-button.tsx'
import { slides } from './hero-slides.ts'

export function Buttons({
  playing,
  onToggle,
  onMove,
}: {
  readonly playing: boolean
  readonly onToggle: () => void
  readonly onMove: (step: number) => void
}) {
  const t = useTranslations('site.home.carousel')
  return (
    <div className="flex gap-1.5 sm:gap-2 noscript:hidden">
      <RoundButton tone="dark" label={t('previous')} Icon={ChevronLeft} onClick={() => onMove(-1)} />
      <RoundButton
        tone="dark"
        size="small"
        label={t(playing ? 'pause' : 'play')}
        Icon={playing ? Pause : Play}
        onClick={onToggle}
      />
      <RoundButton tone="dark" label={t('next')} Icon={ChevronRight} onClick={() => onMove(1)} />
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function walk({ key, currentTarget }: KeyboardEvent): void {
  const dots = [...currentTarget.querySelectorAll('button')]
  const focused = dots.findIndex((dot) => dot === document.activeElement)
  const step = steps[key]
  if (step !== undefined && focused >= 0) dots.at((focused + step) % dots.length)?.focus()
}

/**
 * One stop for the Tab key; the arrow keys go along the row, so eleven dots do not stand before the form. Where eleven do
 * not fit as wide as a finger, they only show how far one is: the arrows are beside them.
 */
export function Dots({ index, onChoose }: { readonly index: number; readonly onChoose: (index: number) => void }) {
  const t = useTranslations('site.home.carousel')
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside take the focus
    <div role="toolbar" aria-label={t('dots')} onKeyDown={walk} className="flex max-sm:flex-1 noscript:invisible">
      {slides.map(({ key }, number) => (
        <button
          key={key}
          type="button"
          tabIndex={number === index ? 0 : -1}
          aria-label={t('goTo', { number: String(number + 1) })}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => onChoose(number)}
          className="group grid h-11 flex-1 place-items-center px-0.5 aria-[current]:flex-2 max-sm:invisible sm:w-7.5 sm:flex-none sm:px-1 sm:aria-[current]:w-12 sm:pointer-coarse:w-11"
        >
          <span className="visible h-[3px] w-full rounded-full bg-white/50 transition-colors group-hover:bg-white group-aria-[current]:bg-amber-500 forced-mark group-aria-[current]:forced-chosen" />
        </button>
      ))}
    </div>
  )
}
