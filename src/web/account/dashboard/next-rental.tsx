import { Check, CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { rentalDays, timeOf } from '#domain/period.ts'
import type { NextRental as Next } from '#contract/overview.ts'
import { useBranch } from '#api/branches.ts'
import { useNow } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ClockIcon } from '#ui/rental-icons.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyBay } from '#rental/empty-bay.tsx'
import { Ticket, TicketLegs, TicketStage, type Leg } from '#rental/ticket.tsx'
import { useFormat } from '#rental/use-format.ts'
import { dayOf, untilPickup } from '#rental/rental-moment.ts'
import { RentalStub } from './rental-stub.tsx'

/** The rental that comes next or is under way, as a ticket (D40); the way to one, if there is none. */
export function NextRental({ next }: { readonly next: Next | null }) {
  const t = useTranslations('overview.next')
  const id = useId()
  if (!next) return <NoRental />
  const underway = next.status === 'active'
  return (
    <section aria-labelledby={id}>
      <Ticket>
        <TicketStage shape="account" image={next.vehicle.image} eager>
          {/* Above the car, which a long word may reach on a narrow ticket. */}
          <div className="relative @[40rem]:max-w-[55%]">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small">
              <h2 id={id} className="font-text text-small font-medium tracking-normal text-petrol-300">
                {t(underway ? 'current' : 'heading')}
              </h2>
              <State next={next} />
            </div>
            <Headline next={next} />
            <p className="mt-2.5 text-[#cfdfe1] @[40rem]:mt-3.5">
              {t.rich('vehicle', { name: next.vehicle.name, strong })}
            </p>
          </div>
        </TicketStage>
        <Way next={next} />
        <RentalStub next={next} />
      </Ticket>
    </section>
  )
}

function NoRental() {
  const t = useTranslations('overview.next')
  const to = useHref()
  const id = useId()
  const title = (
    <h2 id={id} className="font-text text-small font-medium tracking-normal text-petrol-300">
      {t('none')}
    </h2>
  )
  return (
    <section aria-labelledby={id}>
      <EmptyBay title={title}>
        <p className="mt-2.5 font-display text-[2rem] leading-[1.05] font-[650] tracking-[-0.03em] text-balance sm:text-[2.75rem]">
          {t('noneHeadline')}
        </p>
        <p className="mt-3.5 mb-6 text-[#cfdfe1]">{t('noneText')}</p>
        <ButtonLink to={to('booking')} variant="amber">
          {t('book')}
        </ButtonLink>
      </EmptyBay>
    </section>
  )
}

const strong = (name: ReactNode) => (
  <strong className="mr-0.5 font-display text-[1.1875rem] font-[650] tracking-[-0.02em] [word-spacing:0.08em] text-white @[40rem]:mr-1 @[40rem]:text-[1.375rem]">
    {name}
  </strong>
)

/** State as the list of bookings calls it; amber while it wants something of somebody. */
function State({ next }: { readonly next: Next }) {
  const t = useTranslations('overview.next.status')
  const state = statusOf(next)
  const settled = state === 'confirmed' || state === 'active'
  const Icon = state === 'confirmed' ? Check : state === 'car' ? CircleAlert : ClockIcon
  return (
    <p className={classes('flex items-center gap-1.5 font-semibold', settled ? 'text-[#cfdfe1]' : 'text-amber-500')}>
      {state !== 'active' && <Icon aria-hidden size={18} />}
      {t(state)}
    </p>
  )
}

const statusOf = ({ status, missing }: Next) =>
  missing.includes('car')
    ? 'car'
    : status === 'requested' || status === 'offered' || status === 'pending_payment' || status === 'active'
      ? status
      : 'confirmed'

/** Largest line of the ticket: how long it still is until the pickup, or what is waited for. */
function Headline({ next }: { readonly next: Next }) {
  const t = useTranslations('overview.next.headline')
  const { day, moment } = useFormat()
  const now = useNow()
  const { status, start, end, decisionBy } = next
  if (status === 'requested') {
    return <p className={said}>{decisionBy === null ? t('asked') : t('answerBy', { moment: moment(decisionBy) })}</p>
  }
  if (status === 'offered') return <p className={said}>{t('offered')}</p>
  if (status === 'active') {
    return <p className={figure}>{t('until', { day: dayOf(end, now), time: timeOf(end), date: day(end) })}</p>
  }
  const ahead = untilPickup(start, now)
  return <p className={figure}>{t('ahead', { in: ahead.in, count: 'count' in ahead ? ahead.count : 0 })}</p>
}

const display = 'figures font-display font-[650] text-balance text-white'
const figure = `${display} mt-1.5 text-5xl leading-none tracking-[-0.04em] @[40rem]:mt-3 @[40rem]:text-[3.25rem] @[56rem]:text-[4.25rem]`
const said = `${display} mt-1.5 text-[1.75rem] leading-[1.08] tracking-[-0.03em] @[40rem]:mt-3 @[40rem]:text-[2rem] @[56rem]:text-[2.75rem]`

function Way({ next: { start, end, pickup, dropoff } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const grace = useSite().data?.rules.graceMinutes ?? 0
  const legs = { pickup: useLeg('pickup', pickup, start), dropoff: useLeg('dropoff', dropoff, end) }
  return <TicketLegs {...legs} length={t('length', { days: rentalDays({ start, end }, grace) })} />
}

function useLeg(end: 'pickup' | 'dropoff', id: number, local: string): Leg {
  const t = useTranslations('overview.next')
  const { wallClock } = useFormat()
  const language = useLanguage()
  const branch = useBranch(id)
  return {
    label: t(end),
    when: wallClock(local),
    place: branch?.names[language] ?? '',
    detail: branch && `${branch.street}, ${branch.city}`,
  }
}
