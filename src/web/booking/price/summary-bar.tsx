import { ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/field.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useChosen } from '../vehicle/use-offers.ts'
import { Side } from '#rental/side.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { FromPrice, LowestSide, Summary, usePriceInView } from './summary.tsx'

interface BarProps {
  readonly action: ReactNode
  /** Why the visitor cannot go on. */
  readonly problem?: string | undefined
}

/** Bar on a phone with the total, always in view; the details are one touch away, beside the button to go on. */
export function SummaryBar({ action, problem }: BarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const t = useTranslations('booking.flow.summary')
  const { view, trip } = useFlow()
  const { price } = usePriceInView()
  const chosen = trip.start !== undefined && trip.end !== undefined
  return (
    // Escape closes it from any focus inside. Left open, it would cover the next focused element.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-bar
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) setOpen(false)
      }}
      className="sticky bottom-(--banner) z-20 -mx-5 low:static mt-8 border-t border-line bg-white shadow-[0_-12px_32px_-16px_rgb(11_15_20/20%)] md:-mx-8 lg:hidden"
    >
      {/* If it is too long, it scrolls, by keyboard as well. */}
      <section
        id={id}
        hidden={!open}
        aria-label={t('heading')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[55dvh] overflow-y-auto overscroll-contain px-5 pt-5 pb-2 md:px-8"
      >
        {open && <Summary />}
      </section>
      {problem !== undefined && (
        <div className="px-5 pt-1 md:px-8">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <div className="flex items-center justify-between gap-4 px-5 py-3 md:px-8">
        {view === 'dates' && !price ? (
          // The step itself shows the details.
          <p className="flex min-w-0 flex-1 items-center gap-3">
            <LowestSide className={side} />
            <FromPrice otherwise={chosen ? undefined : t('noPeriod')} />
          </p>
        ) : (
          <Toggle open={open} controls={id} onToggle={() => setOpen(!open)} />
        )}
        {action}
      </div>
    </div>
  )
}

const side = 'h-9 w-21 shrink-0 max-[24rem]:hidden'

interface ToggleProps {
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

function Toggle({ open, controls, onToggle }: ToggleProps) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { price, updating } = usePriceInView()
  const { offer } = useChosen()
  const money = useMoney(site.currency)
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-field text-left"
    >
      {offer && price && <Side image={offer.image} className={side} />}
      <span className="min-w-0">
        {price ? (
          <span
            className={classes(
              'figures block font-display text-subtitle leading-tight font-[650] tracking-tight',
              updating && 'opacity-60',
            )}
          >
            {money.exact(price.totalMinor)}
          </span>
        ) : (
          <FromPrice />
        )}
        <span className="flex items-center gap-1 text-small whitespace-nowrap text-petrol-600">
          {price ? t(open ? 'hide' : 'show') : t(open ? 'hideTrip' : 'showTrip')}
          <ChevronUp aria-hidden size={16} className={classes('transition-transform', open && 'rotate-180')} />
        </span>
      </span>
    </button>
  )
}
