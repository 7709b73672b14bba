import { useId, type ReactNode } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import type { Points } from '#contract/loyalty.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stage } from '#rental/stage.tsx'
import { TierCard } from '#rental/tier-card.tsx'
import { useFormat } from '#rental/use-format.ts'
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
    <>
      {data.firstRental && (
        <Notice kind="info" className="mb-5">
          <p>{t('firstRental')}</p>
        </Notice>
      )}
      <Balance points={data} />
      <Tiers points={data} />
      <Ledger first={data} />
    </>
  )
}

/** The points and the way to the next free day, with a car that waits for it. */
function Balance({ points: { balance, freeDayPoints } }: { readonly points: Points }) {
  const t = useTranslations('loyalty')
  const { number } = useFormat()
  const to = useHref()
  const id = useId()
  const days = Math.floor(balance / freeDayPoints)
  const missing = number((days + 1) * freeDayPoints - balance)
  return (
    <section aria-labelledby={id} className="@container mb-9">
      <Stage
        light="dusk"
        image="/img/vehicles/electric-midnight.webp"
        eager
        sizes="(min-width: 64rem) 520px, 400px"
        className="p-5 pt-5.5 pb-60 [--car:min(300px,100%-2rem)] [--floor:calc(100%-2.75rem)] [--x:calc((100%-min(300px,100%-2rem))/2)] @[40rem]:px-8 @[40rem]:py-7.5 @[40rem]:[--car:18.75rem] @[40rem]:[--floor:calc(100%-3.5rem)] @[40rem]:[--x:auto] @[40rem]:[--xr:1.5rem] @[56rem]:[--car:25.625rem] @[56rem]:[--xr:2.25rem]"
      >
        <div className="relative @[40rem]:max-w-[52%]">
          <h2 id={id} className="font-text text-small font-medium tracking-normal text-petrol-300">
            {t('balance')}
          </h2>
          <p className="figures mt-1.5 font-display text-[2.75rem] leading-none font-[650] tracking-[-0.035em] text-white @[40rem]:mt-3 @[56rem]:text-[3.5rem]">
            {t('points', { count: balance })}
          </p>
          <div className="mt-6 max-w-90 text-[#cfdfe1]">
            <Bar done={balance} of={freeDayPoints} />
          </div>
          {balance > 0 && (
            <p className="mt-3 text-white">{days > 0 ? t('enough', { days }) : t('missing', { points: missing })}</p>
          )}
          <p className="mt-3 mb-6 max-w-88 text-small text-pretty text-[#cfdfe1]">
            {t('redeem', { points: number(freeDayPoints) })}
          </p>
          <ButtonLink to={to('booking')} variant="amber">
            {t('book')}
          </ButtonLink>
        </div>
      </Stage>
    </section>
  )
}

/** Both tiers side by side, and on the card of Elite what is still missing for it. */
function Tiers({ points: { tier, elite } }: { readonly points: Points }) {
  const t = useTranslations('loyalty')
  const { tiers } = useMessages().loyalty
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="heading-3 mb-5">
        {t('tier', { tier: tiers[tier].name })}
      </h2>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr] lg:gap-5">
        <TierCard tier="prime" words={tiers.prime} dense>
          {tier === 'prime' && <p className="mt-auto pt-7">{t('primeNow')}</p>}
        </TierCard>
        <TierCard tier="elite" words={tiers.elite} dense>
          {tier === 'elite' ? <p className="mt-auto pt-7">{t('eliteReached')}</p> : <WaysToElite elite={elite} />}
        </TierCard>
      </div>
    </section>
  )
}

function WaysToElite({ elite }: Pick<Points, 'elite'>) {
  const t = useTranslations('loyalty')
  const { number } = useFormat()
  const { closedRentals, rentalsNeeded, pointsInWindow, pointsNeeded, windowMonths } = elite
  const earned = { count: number(pointsInWindow), needed: number(pointsNeeded), months: String(windowMonths) }
  return (
    <div className="mt-7 border-t border-white/20 pt-6">
      <p className="mb-4">{t('eliteWays')}</p>
      <div className="grid items-end gap-x-8 gap-y-5 xl:grid-cols-2">
        <Progress done={closedRentals} of={rentalsNeeded}>
          {t('rentals', { count: number(closedRentals), needed: number(rentalsNeeded) })}
        </Progress>
        <Progress done={pointsInWindow} of={pointsNeeded}>
          {t('earned', earned)}
        </Progress>
      </div>
    </div>
  )
}

interface BarProps {
  readonly done: number
  readonly of: number
}

function Progress({ children, ...bar }: BarProps & { readonly children: ReactNode }) {
  return (
    <div className="text-white/80">
      <p className="mb-2.5 text-small text-pretty">{children}</p>
      <Bar {...bar} />
    </div>
  )
}

/** How far it is, drawn, with both ends named; words beside it say the same. */
function Bar({ done, of }: BarProps) {
  const { number } = useFormat()
  return (
    <div aria-hidden>
      <div className="h-2 rounded-full bg-white/20">
        {/* A dot at the start, when nothing is done yet: an empty bar would look like a line between two parts. */}
        <div
          className="forced-mark h-full min-w-2 rounded-full bg-amber-500"
          style={{ width: `${Math.min(100, (100 * done) / of)}%` }}
        />
      </div>
      <p className="figures mt-1.5 flex justify-between text-[0.8125rem] leading-tight">
        <span>{number(0)}</span>
        <span>{number(of)}</span>
      </p>
    </div>
  )
}
