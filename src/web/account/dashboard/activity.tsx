import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Activity } from '#contract/overview.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useFormat } from '#rental/use-format.ts'
import { linkTo } from '../links-in-text.tsx'
import { dayOf } from '#rental/rental-moment.ts'
import { TitledList } from './titled-list.tsx'

/** Events that the first page of the account has room for. */
const MOST = 5

/** Latest events of the account and its bookings, newest first. */
export function ActivityList({ activity }: { readonly activity: readonly Activity[] }) {
  const t = useTranslations('overview.activity')
  const moment = useMoment()
  return (
    <TitledList title={t('heading')}>
      {activity.length === 0 && <p className="py-3.5 text-small text-ink-700">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {activity.slice(0, MOST).map((event, at) => (
          // Two may be alike; the list is never put in another order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="items-baseline justify-between gap-x-4 py-3.5 text-small sm:flex">
            <span className="min-w-0">
              <Words event={event} />
            </span>
            <time dateTime={event.at} className="figures block text-ink-500 sm:shrink-0">
              {moment(event.at)}
            </time>
          </li>
        ))}
      </ul>
    </TitledList>
  )
}

/** A moment in the past; that of today without its date. */
function useMoment(): (instant: string) => string {
  const t = useTranslations('overview.activity')
  const { moment } = useFormat()
  const now = useNow()
  return (instant) => {
    const local = toLocal(new Date(instant))
    return dayOf(local, now) === 'today' ? t('today', { time: timeOf(local) }) : moment(instant)
  }
}

function Words({ event }: { readonly event: Activity }) {
  const t = useTranslations('overview.activity')
  const to = useHref()
  if (event.of === 'account') {
    const { browser, system, times } = event
    // A tab that is older than the server may not know it.
    const what = t(`account.${t.has(`account.${event.kind}`) ? event.kind : 'other'}`)
    const device = [browser, system].filter((known) => known !== null).join(', ')
    const more = times > 1 ? t('times', { times }) : device
    return more === '' ? what : t('more', { what, more })
  }
  const { reference } = event
  return t.rich(`booking.${event.status}`, {
    reference: unbroken(reference),
    link: linkTo(to('ownBookings', { booking: reference })),
  })
}
