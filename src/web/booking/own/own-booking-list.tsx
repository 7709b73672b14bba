import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { Booking } from '#contract/booking.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberPages } from '#api/server-state.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { More } from '#ui/more.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { classes } from '#ui/classes.ts'
import { OwnNext, OwnRow } from './own-booking-card.tsx'
import { Failed } from './failed.tsx'
import { useManageLink } from './manage-link.tsx'
import { isUnordered } from '#rental/booking-stage.ts'
import { EmptyBay } from '#rental/empty-bay.tsx'

/** All bookings of the account: what is to come first, then what is over. */
export function OwnList() {
  const t = useTranslations('booking.own')
  const current = useMemberPages('getOwnBookings', { part: 'current' })
  const past = useMemberPages('getOwnBookings', { part: 'past' })
  const manage = useManageLink()
  const failed = [current, past].find(({ data, isError }) => isError && !data)
  if (failed) {
    const retry = () => void Promise.all([current.refetch(), past.refetch()])
    return <Failed title={t('failed')} error={failed.error} busy={failed.isFetching} onRetry={retry} />
  }
  if (!current.data || !past.data) return <Spinner label={t('loading')} />
  const ahead = current.data.pages.flatMap(({ bookings }) => bookings)
  const over = past.data.pages.flatMap(({ bookings }) => bookings)
  if (ahead.length + over.length === 0) return <Empty />
  return (
    <div className="space-y-12 pt-2">
      {ahead.length === 0 && <NothingAhead />}
      {currentSections.map((section) => (
        <Cards
          key={section}
          title={t(`sections.${section}`)}
          bookings={ahead.filter((booking) => sectionOf(booking) === section)}
          staged={section === 'upcoming'}
        />
      ))}
      <MoreOf pages={current} />
      <Cards title={t('sections.past')} bookings={over} />
      <MoreOf pages={past} />
      <p className="text-small text-ink-700">{t.rich('missing', { link: manage })}</p>
    </div>
  )
}

interface CardsProps {
  readonly title: string
  readonly bookings: readonly Booking[]
  /** Whether the first one is shown on a stage. */
  readonly staged?: boolean
}

function Cards({ title, bookings, staged = false }: CardsProps) {
  const id = useId()
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes('heading-3', staged ? 'pb-4' : 'border-b border-line pb-3')}>
        {title}
      </h2>
      <ul className={classes('divide-y divide-line', !(staged && bookings.length === 1) && 'border-b border-line')}>
        {bookings.map((booking, at) => (
          <li key={booking.reference} className={staged && at === 0 ? 'not-last:pb-6' : undefined}>
            {staged && at === 0 ? <OwnNext booking={booking} /> : <OwnRow booking={booking} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoreOf({ pages }: { readonly pages: ReturnType<typeof useMemberPages<'getOwnBookings'>> }) {
  const t = useTranslations('booking.own')
  const say = useErrorText()
  return (
    <More
      pages={pages}
      failure={
        pages.error && (
          <Notice kind="error">
            <p>{say(pages.error.error)}</p>
          </Notice>
        )
      }
    >
      {t('more')}
    </More>
  )
}

function NothingAhead() {
  const t = useTranslations('booking.own')
  const to = useHref()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sand p-6">
      <p>{t('nothingAhead')}</p>
      <ButtonLink to={to('booking')}>{t('empty.link')}</ButtonLink>
    </div>
  )
}

function Empty() {
  const t = useTranslations('booking.own')
  const to = useHref()
  const manage = useManageLink()
  return (
    <>
      <EmptyBay title={<h2 className="text-heading">{t('empty.title')}</h2>}>
        <p className="mt-3 mb-6 text-[#cfdfe1]">{t('empty.text')}</p>
        <ButtonLink to={to('booking')} variant="amber">
          {t('empty.link')}
        </ButtonLink>
      </EmptyBay>
      <p className="mt-6 text-small text-ink-700">{t.rich('missing', { link: manage })}</p>
    </>
  )
}

/** Rentals to come or under way, in the order of the page. */
const currentSections = ['active', 'upcoming', 'requested'] as const
type CurrentSection = (typeof currentSections)[number]

/** State of a current booking. */
function sectionOf({ status }: Booking): CurrentSection {
  if (status === 'active') return status
  return isUnordered(status) ? 'requested' : 'upcoming'
}
