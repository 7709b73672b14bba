import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import type { DeskOffer } from '#contract/staff-counter.ts'
import { PriceList } from '#rental/price-list.tsx'
import { useBilingual, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { useSite } from '#api/site.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import type { DeskDraft } from './desk-draft.ts'

interface Props {
  readonly draft: DeskDraft
  readonly offer: DeskOffer | null
  /** Price of the hold or, while there is none, of the offer. */
  readonly price: Price | null
  readonly clock: ReactNode
  readonly children: ReactNode
}

/** The rental as a ticket: its car, the way from pickup to drop-off, and the lines of its price with the total. */
export function DeskTicket({ draft, offer, price, clock, children }: Props) {
  const t = useTranslations('staff.counter')
  const { date } = useFormat()
  const named = useBilingual()
  const branches = useSite().data?.branches ?? []
  const placeOf = (id: number) => {
    const found = branches.find((branch) => branch.id === id)
    return found === undefined ? '' : named(found.names)
  }
  const ends = [
    [draft.start, draft.pickup],
    [draft.end, draft.dropoff],
  ] as const
  return (
    <section className="overflow-hidden rounded-[16px] border border-line bg-white shadow-low">
      {offer === null ? (
        <div className="bg-sand px-5 pt-3">
          <VehiclePicture
            image={null}
            sizes="260px"
            example={false}
            className="mx-auto w-52 opacity-25 brightness-75 grayscale min-[120rem]:w-72"
          />
          <p className="pb-3 text-center text-meta text-ink-500">{t('ticket.empty')}</p>
        </div>
      ) : (
        <div className="bg-sand px-5 pt-3">
          <VehiclePicture
            image={offer.image}
            sizes="260px"
            example={false}
            className="mx-auto w-52 min-[120rem]:w-72"
          />
          <OfferName offer={offer} />
        </div>
      )}
      <dl className="grid grid-cols-2 gap-3 border-b border-dotted border-line-2 px-5 py-3">
        {ends.map(([local, branch], index) => (
          <div key={index === 0 ? 'pickup' : 'dropoff'} className={index === 0 ? '' : 'text-right'}>
            <dt className="text-meta text-ink-500">{date(dateOf(local))}</dt>
            <dd className="figures font-display text-[1.375rem] leading-7 font-[650]">{timeOf(local)}</dd>
            <dd className="text-meta font-semibold">{placeOf(branch)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 px-5 py-4">
        {price !== null && <PriceList price={price} deposit />}
        {clock}
        {children}
      </div>
    </section>
  )
}

function OfferName({ offer }: { readonly offer: DeskOffer }) {
  const t = useTranslations('staff.counter.vehicle')
  const words = useWords()
  return (
    <p className="pb-3 text-center">
      <span className="font-semibold">{words.type(offer.type)}</span>{' '}
      <span className="text-meta text-ink-500">{t('similar', { name: offer.name })}</span>
    </p>
  )
}
