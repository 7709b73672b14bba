import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { RoundButton } from '#ui/round-button.tsx'
import { useStillPage } from '#ui/still-page.ts'
import { sceneSet } from '#rental/scene.tsx'
import { pictureAt } from './picture-order.ts'
import { neighbours, wrapped } from './turn.ts'
import { useSwipe } from './use-swipe.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures one by one in the browser's own modal dialog, which keeps the focus inside. */
export function Viewer({
  pictures,
  index,
  onMove,
  onClose,
}: {
  readonly pictures: readonly string[]
  readonly index: number
  readonly onMove: (index: number) => void
  readonly onClose: () => void
}) {
  const t = useTranslations('home.viewer')
  const { captions } = useMessages().home.viewer
  const ref = useRef<HTMLDialogElement>(null)
  const move = (step: number) => onMove(wrapped(index + step, pictures.length))
  const swipe = useSwipe(move)
  useStillPage(true, 'dark')
  // Before React takes the element away it must be closed, or the page behind stays out of reach.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // The arrow keys do what the buttons inside do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={t('label')}
      // Told a moment later, because an effect that runs twice may have opened it again by then.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onKeyDown={({ key }) => {
        const step = steps[key]
        if (step !== undefined) move(step)
      }}
      {...swipe}
      className="surface-dark m-0 h-dvh max-h-none w-full max-w-none touch-pan-y touch-pinch-zoom grid-rows-[auto_minmax(0,1fr)_auto] gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5 overflow-hidden bg-ink-950 p-3 open:grid sm:p-5"
    >
      <div className="col-span-full flex items-center justify-between gap-4 pl-2">
        <p aria-live="polite" aria-atomic="true" className="figures font-semibold">
          {t('position', { number: String(index + 1), total: String(pictures.length) })}
          <span className="sr-only">: {pictures[index]}</span>
        </p>
        <RoundButton tone="dark" size="large" label={t('close')} Icon={X} onClick={() => ref.current?.close()} />
      </div>
      <div className="@container-[size] relative grid place-items-center sm:col-start-2 sm:row-start-2">
        {neighbours(index, pictures.length).map((number) => (
          <Large key={number} number={number} alt={pictures[number] ?? ''} shown={number === index} />
        ))}
      </div>
      <Turns caption={captions[index] ?? ''} onMove={move} />
    </dialog>
  )
}

/** At the sides of the picture; on a phone at both ends of the caption's row. */
function Turns({ caption, onMove }: { readonly caption: string; readonly onMove: (step: number) => void }) {
  const t = useTranslations('home.viewer')
  return (
    <div className="flex items-center justify-between gap-3 sm:contents">
      <RoundButton
        tone="dark"
        size="large"
        label={t('previous')}
        Icon={ChevronLeft}
        onClick={() => onMove(-1)}
        className="sm:col-start-1 sm:row-start-2 sm:self-center"
      />
      <p className="min-w-0 flex-1 text-center text-small text-white/80 sm:col-start-2 sm:row-start-3">{caption}</p>
      <RoundButton
        tone="dark"
        size="large"
        label={t('next')}
        Icon={ChevronRight}
        onClick={() => onMove(1)}
        className="sm:col-start-3 sm:row-start-2 sm:self-center"
      />
    </div>
  )
}

/** The ones before and after are in the page too, out of sight: they are there when their turn comes. */
function Large({ number, alt, shown }: { readonly number: number; readonly alt: string; readonly shown: boolean }) {
  const path = pictureAt(number)
  return (
    <picture hidden={!shown}>
      <source type="image/avif" srcSet={sceneSet(path, 'avif')} sizes="100vw" />
      <img
        src={`${path}-1200.webp`}
        srcSet={sceneSet(path, 'webp')}
        sizes="100vw"
        width={3}
        height={2}
        alt={alt}
        fetchPriority={shown ? 'high' : 'low'}
        draggable={false}
        className={classes('aspect-3/2 w-[min(100cqw,150cqh)] rounded-card object-cover', !shown && 'hidden')}
      />
    </picture>
  )
}
