import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbrokenName } from '#content/unbroken.ts'
import type { PaymentMethod } from '#contract/booking.ts'
import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { useDraft } from '../details/booking-draft.ts'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { driverPayload } from '../drivers/named-driver.ts'
import { Names } from '../drivers/driver-names.tsx'
import { againQuery } from '../manage/again-query.ts'
import { PriceList, PriceNotes } from '#rental/price-list.tsx'
import { Side } from '#rental/side.tsx'
import { Ticket, TicketLegs, TicketRow, TicketStub, type Leg } from '#rental/ticket.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useWords } from '#rental/rental-words.ts'
import { missingDriverPayloads } from './offer-drivers.ts'

interface ReviewProps {
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly method: PaymentMethod | null
  /** Consent to our terms. */
  readonly agreement: ReactNode
}

/** The order as the ticket that it becomes, directly above the order button (BGB § 312j), with a way to change it (§ 312i). */
export function Review({ offer, site, method, agreement }: ReviewProps) {
  const t = useTranslations('booking.offer')
  const terms = useTranslations('booking.payment.rows')('terms')
  const words = useWords()
  const leg = useLeg(offer, site)
  const { price, extras } = offer
  return (
    <section aria-labelledby="review" className="mt-12">
      <h2 id="review" className="heading-3">
        {t('review')}
      </h2>
      <Different offer={offer} />
      <Ticket className="mt-4">
        <Car vehicle={offer.vehicle} />
        <TicketLegs pickup={leg('pickup')} dropoff={leg('dropoff')} length={words.days(price.days)} flat />
        <TicketStub>
          <dl className="divide-y divide-line">
            <Facts offer={offer} method={method} />
            <TicketRow label={t('rows.price')} wide>
              <div className="space-y-5">
                <PriceList price={price} />
                <PriceNotes price={price} extras={extras} />
              </div>
            </TicketRow>
            {/* Last, so that it stands at the button. */}
            <TicketRow label={terms} wide>
              {agreement}
            </TicketRow>
          </dl>
        </TicketStub>
      </Ticket>
    </section>
  )
}

/** The car, which the head of the page has shown large already. */
function Car({ vehicle: { image, name, type } }: Pick<RentalOffer, 'vehicle'>) {
  const similar = useTranslations('booking.facts')('orSimilar')
  const words = useWords()
  return (
    <div className="flex items-center justify-between gap-4 rounded-t-card bg-white px-5 pt-5 @[40rem]:px-9 @[40rem]:pt-7">
      <p className="min-w-0 text-small text-ink-500">
        <span className="block heading-3 text-ink-950">{unbrokenName(name)}</span>
        {similar}, {words.type(type)}
      </p>
      <Side image={image} className="h-11 w-26 shrink-0 @[40rem]:h-16 @[40rem]:w-38" />
    </div>
  )
}

function Facts({ offer, method }: Pick<ReviewProps, 'offer' | 'method'>) {
  const t = useTranslations('booking.offer')
  const number = useTranslations('booking.facts')('referenceRequest')
  const words = useWords()
  const { drivers } = useDraft()
  const told = missingDriverPayloads(offer, drivers)
  const named = bookedDrivers(offer).map((one, index) => ({ ...driverPayload(one), ...told[index] }))
  return (
    <>
      <TicketRow label={number}>
        <span className="figures font-semibold whitespace-nowrap">{offer.reference}</span>
      </TicketRow>
      <TicketRow label={t('rows.driver')}>
        <span className="font-semibold">{offer.customer}</span>
        <span className="block [overflow-wrap:anywhere]">{offer.email}</span>
        <span className="block">{offer.phone}</span>
        {offer.address !== null && <span className="block">{offer.address}</span>}
        {offer.city !== null && <span className="block">{offer.city}</span>}
      </TicketRow>
      {named.length > 0 && (
        <TicketRow label={words.drivers(named.length)}>
          <Names drivers={named} />
        </TicketRow>
      )}
      {method && <TicketRow label={t('rows.payment')}>{words.payment(method)}</TicketRow>}
    </>
  )
}

/** An end of the rental on the ticket. */
export function useLeg(offer: RentalOffer, site: SiteData): (which: 'pickup' | 'dropoff') => Leg {
  const t = useTranslations('booking.facts.rows')
  const clock = useWallClock()
  const language = useLanguage()
  return (which) => {
    const branch = site.branches.find(({ id }) => id === offer[which])!
    return {
      label: t(which),
      when: clock.both(which === 'pickup' ? offer.start : offer.end),
      place: branch.names[language],
      detail: `${branch.street}, ${branch.city}`,
    }
  }
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
