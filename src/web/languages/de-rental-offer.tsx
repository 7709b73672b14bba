import booking from '../../content/de/booking.ts'
import { BookingFrame } from '../booking/frame.tsx'
import { ShownOffer, type ShownOfferProps } from '../booking/offer/shown-offer.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { booking }

/** Loaded where somebody comes with a link to an offer. */
export default function GermanRentalOffer(props: ShownOfferProps) {
  return (
    <MoreMessages messages={messages}>
      <BookingFrame>
        <ShownOffer {...props} />
      </BookingFrame>
    </MoreMessages>
  )
}
