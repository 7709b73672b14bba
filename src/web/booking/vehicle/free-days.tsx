import { useTranslations } from 'use-intl'

import { useFlow } from '../flow/flow.tsx'
import { useFormat } from '#rental/use-format.ts'
import { RowText } from './extras.tsx'
import { useOffers } from './use-offers.ts'
import { useMemberData } from '#api/server-state.tsx'
import { Quantity } from './quantity.tsx'

/** Days paid with points, for members who have enough of them or asked for some. */
export function FreeDaysRow() {
  const t = useTranslations('booking.vehicle')
  const { trip, change } = useFlow()
  const format = useFormat()
  const { balance, freeDayPoints } = useMemberData('getPoints').data ?? { balance: 0, freeDayPoints: 1 }
  const { days } = useOffers().query.data ?? { days: 0 }
  const most = Math.min(days, Math.floor(balance / freeDayPoints))
  if (most === 0 && trip.freeDays === 0) return null
  const note = t('freeDaysNote', { points: format.number(freeDayPoints), balance: format.number(balance) })
  return (
    <li className="border-t border-line">
      <div className="flex items-center gap-4 py-3">
        <RowText label={t('freeDays')} note={note} />
        <Quantity
          label={t('freeDays')}
          value={Math.min(trip.freeDays, most)}
          max={most}
          onChange={(freeDays) => change({ freeDays })}
        />
      </div>
    </li>
  )
}
