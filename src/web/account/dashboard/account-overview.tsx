import { useTranslations } from 'use-intl'

import type { Overview as Data } from '#contract/overview.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { linkTo } from '../links-in-text.tsx'
import { ActivityList } from './activity.tsx'
import { Figures } from './figure-strip.tsx'
import { useMember } from './dashboard-frame.tsx'
import { NextRental } from './next-rental.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Loaded } from './waiting.tsx'

/** Overview of the account from one call: next rental, figures, events and actions (D9). */
export function Overview() {
  const t = useTranslations('overview')
  const { user } = useMember()
  const query = useMemberData('getOverview')
  return (
    <>
      <h1 className="text-heading">{t('greeting', { name: user.firstName })}</h1>
      <Loaded key={user.id} query={query}>
        {(data) => <Parts data={data} />}
      </Loaded>
    </>
  )
}

function Parts({ data: { next, loyalty, figures, activity } }: { readonly data: Data }) {
  const t = useTranslations('overview')
  const to = useHref()
  return (
    <>
      <p className="figures mt-1 mb-5 text-ink-700">
        {t.rich('loyalty', { points: loyalty.balance, tier: t(`tiers.${loyalty.tier}`), link: linkTo(to('loyalty')) })}
      </p>
      <NextRental next={next} />
      <Figures figures={figures} />
      {/* On a phone, what there is to do comes before what has happened. */}
      <div className="grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuickActions className="xl:order-last" />
        <ActivityList activity={activity} />
      </div>
    </>
  )
}
