import { useTranslations } from 'use-intl'

import { useFlow } from '../flow/flow.tsx'
import type { PricedOffer } from '../quote/alternatives.ts'
import { Extras } from './extras.tsx'
import { FreeDaysRow } from './free-days.tsx'

/** Protection, extras and free days for the chosen vehicle; the list of vehicles does without their script. */
export function ChosenExtras({ offer }: { readonly offer: PricedOffer }) {
  const t = useTranslations('booking.vehicle')
  const { site } = useFlow()
  return (
    <>
      <Extras depositMinor={offer.price.depositMinor}>
        <FreeDaysRow />
      </Extras>
      <p className="mt-6 text-small text-ink-700">{t('holdNote', { minutes: String(site.rules.holdMinutes) })}</p>
    </>
  )
}
