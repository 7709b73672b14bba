import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useClassWords } from '#rental/class-words.ts'
import { useWords } from '#rental/rental-words.ts'
import { Lead } from '#rental/vehicle-class.tsx'
import { Button } from '#ui/button.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { useShown } from './offer-words.tsx'

interface ChosenProps {
  readonly offer: PricedOffer
  /** Whether it has just been chosen, so that it takes the focus of its button in the list. */
  readonly fresh: boolean
  readonly onChange: () => void
}

/** The chosen vehicle on its stage instead of the whole list, so that extras and the way on are near. */
export function ChosenVehicle({ offer, fresh, onChange }: ChosenProps) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const classWords = useClassWords('booking.vehicle')
  const shown = useShown()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!fresh) return
    // The visitor may have scrolled far down the list: bring the whole stage up under the header, with the extras.
    section.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [fresh])
  return (
    <section ref={section} aria-label={t('chosen')} className="class-list">
      <Lead
        as="in-all"
        title={words.type(offer.type)}
        vehicle={shown(offer, { as: 'chosen', onPress: onChange })}
        words={classWords}
        headingRef={heading}
        chosen
        eager
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="max-w-[46ch] text-small text-ink-700">{t('guaranteed')}</p>
        <Button variant="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  )
}
