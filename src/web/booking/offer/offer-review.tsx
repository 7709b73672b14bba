import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useDraft } from '../details/booking-draft.ts'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { driverPayload } from '../drivers/named-driver.ts'
import { Names } from '../drivers/driver-names.tsx'
import { againQuery } from '../manage/again-query.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'
import { missingDriverPayloads } from './offer-drivers.ts'

interface ReviewProps {
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly method: PaymentMethod | null
}

/** Summary of the order, directly above the order button (BGB § 312j), with links to change it (§ 312i). */
export function Review({ offer, site, method }: ReviewProps) {
  const t = useTranslations('booking.offer')
  const { price, extras } = offer
  return (
    <section aria-labelledby="review" className="mt-12">
      <h2 id="review" className="heading-3">
        {t('review')}
      </h2>
      <Different offer={offer} />
      <dl className="mt-4 divide-y divide-line rounded-card border border-line bg-white px-5 sm:px-6">
        <Facts offer={offer} site={site} method={method} />
        <div className="py-5">
          <dt className="mb-3 text-small text-ink-500">{t('rows.price')}</dt>
          <dd className="space-y-5">
            <PriceList price={price} />
            <PriceNotes price={price} extras={extras} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Facts({ offer, site, method }: ReviewProps) {
  const t = useTranslations('booking.offer')
  const words = useWords()
  const clock = useWallClock()
  const name = useBranchName()
  const branch = (id: number) => name(site.branches.find((one) => one.id === id))
  const { pickup, dropoff, start, end } = offer
  const { drivers } = useDraft()
  const told = missingDriverPayloads(offer, drivers)
  const named = bookedDrivers(offer).map((one, index) => ({ ...driverPayload(one), ...told[index] }))
  return (
    <>
      <Row label={t('rows.vehicle')}>
        <span className="block font-semibold">{words.similar(offer.vehicle.name)}</span>
        <span className="text-ink-700">{words.type(offer.vehicle.type)}</span>
      </Row>
      <Row label={t('rows.pickup')}>
        <End time={clock.both(start)} place={branch(pickup)} />
      </Row>
      <Row label={t('rows.dropoff')}>
        <End time={clock.both(end)} place={branch(dropoff)} />
      </Row>
      <Row label={t('rows.driver')}>
        <span className="font-semibold">{offer.customer}</span>
        <span className="block [overflow-wrap:anywhere]">{offer.email}</span>
        <span className="block">{offer.phone}</span>
        {offer.address !== null && <span className="block">{offer.address}</span>}
      </Row>
      {named.length > 0 && (
        <Row label={words.drivers(named.length)}>
          <Names drivers={named} />
        </Row>
      )}
      {method && <Row label={t('rows.payment')}>{words.payment(method)}</Row>}
    </>
  )
}

/** Way to another rental, which takes another request; the offer stays valid meanwhile. */
function Different({ offer }: { readonly offer: RentalOffer }) {
  const t = useTranslations('booking.offer')
  const to = useHref()
  const { start, end } = offer
  const ask = (words: ReactNode) => (
    <Link to={to('newBooking', { ...againQuery(offer), start, end, step: 'dates' })} className={linkStyle}>
      {words}
    </Link>
  )
  return <p className="mt-1 text-small text-ink-700">{t.rich('different', { ask })}</p>
}

export const linkStyle = 'font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800'

/** When and where; the way there is on the ticket. */
const End = ({ time, place }: { readonly time: string; readonly place: string | undefined }) => (
  <>
    <span className="figures font-semibold whitespace-nowrap">{time}</span>, {place}
  </>
)

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
