import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Points } from '#contract/loyalty.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFormat } from '#rental/use-format.ts'
import { linkStyle } from '../links-in-text.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { Ledger } from './ledger.tsx'

/** Balance, tier and every movement. */
export function PointsPanel() {
  const t = useTranslations('loyalty')
  // Balance and movements belong together, and what the list below has grown to stays: asked once for the page.
  const query = useMemberData('getPoints', undefined, { staleTime: Number.POSITIVE_INFINITY })
  const { data } = query
  if (!data) return <NotYet query={query} />
  return (
    <div className="space-y-5">
      {data.firstRental && (
        <Notice kind="info">
          <p>{t('firstRental')}</p>
        </Notice>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Balance points={data} />
        <TierCard points={data} />
      </div>
      <Ledger first={data} />
    </div>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-white p-5 sm:p-8"
    >
      <h2 id={id} className="text-small font-semibold text-ink-500">
        {title}
      </h2>
      {children}
    </section>
  )
}

const figure = 'figures font-display text-heading font-semibold tracking-[-0.02em]'

function Balance({ points: { balance, freeDayPoints } }: { readonly points: Points }) {
  const t = useTranslations('loyalty')
  const { number } = useFormat()
  const to = useHref()
  const days = Math.floor(balance / freeDayPoints)
  const missing = number((days + 1) * freeDayPoints - balance)
  return (
    <Card title={t('balance')}>
      <p className={figure}>{t('points', { count: balance })}</p>
      <p>{days > 0 ? t('enough', { days }) : t('missing', { points: missing })}</p>
      <p className="text-small text-ink-700">{t('redeem', { points: number(freeDayPoints) })}</p>
      <div className="mt-auto pt-2">
        <ButtonLink to={to('booking')}>{t('book')}</ButtonLink>
      </div>
    </Card>
  )
}

function TierCard({ points: { tier, elite } }: { readonly points: Points }) {
  const t = useTranslations('loyalty')
  const { number } = useFormat()
  const to = useHref()
  const { closedRentals, rentalsNeeded, pointsInWindow, pointsNeeded, windowMonths } = elite
  const earned = { count: number(pointsInWindow), needed: number(pointsNeeded), months: String(windowMonths) }
  return (
    <Card title={t('tier')}>
      <p className={figure}>{t(`tiers.${tier}`)}</p>
      {tier === 'elite' ? (
        <p>{t('eliteReached')}</p>
      ) : (
        <>
          <p>{t('eliteWays')}</p>
          <Progress done={closedRentals} of={rentalsNeeded}>
            {t('rentals', { count: number(closedRentals), needed: number(rentalsNeeded) })}
          </Progress>
          <Progress done={pointsInWindow} of={pointsNeeded}>
            {t('earned', earned)}
          </Progress>
        </>
      )}
      <Link to={`${to('home')}#loyalty`} className={`mt-auto inline-flex min-h-11 items-end text-small ${linkStyle}`}>
        {t('benefits')}
      </Link>
    </Card>
  )
}

/** How far it is, drawn; the words say the same. */
function Progress({
  done,
  of,
  children,
}: {
  readonly done: number
  readonly of: number
  readonly children: ReactNode
}) {
  return (
    <div className="w-full text-small text-ink-700">
      <div aria-hidden className="mb-1.5 h-1.5 overflow-hidden rounded-full bg-sand">
        <div
          className="forced-mark h-full rounded-full bg-petrol-600"
          style={{ width: `${Math.min(100, (100 * done) / of)}%` }}
        />
      </div>
      {children}
    </div>
  )
}
