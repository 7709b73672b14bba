import { useTranslations } from 'use-intl'

import type { Offer } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import type { Change } from './use-change.ts'

/** Reason why the vehicle is not available for this change, with a button if one press solves it. */
export function Gone({ form, offer }: { readonly form: Change; readonly offer: Offer }) {
  const t = useTranslations('booking.change')
  const name = useBranchName()
  const { site, trip, change } = form
  if (offer.reason !== 'one_way') return <p>{t('gone')}</p>
  const branch = name(site.branches.find(({ id }) => id === trip.pickup))
  return (
    <>
      <p>{t('oneWay', { branch })}</p>
      <Button variant="quiet" className="mt-3" onClick={() => change({ dropoff: trip.pickup })}>
        {t('returnThere', { branch })}
      </Button>
    </>
  )
}
