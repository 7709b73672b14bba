import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import { toInstant } from '#domain/berlin-time.ts'
import { CarPicture } from '#rental/stage.tsx'
import { defaultImage } from '#rental/car-frame.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import type { FoundCar, FoundCustomer, Hit } from './palette-hits.ts'

/** Selected hit in more words, with its car. */
export function HitPreview({ hit }: { readonly hit: Hit }) {
  switch (hit.kind) {
    case 'booking':
      return <BookingPreview booking={hit.booking} />
    case 'customer':
      return <CustomerPreview customer={hit.customer} />
    case 'car':
      return <CarPreview car={hit.car} />
    case 'business':
      return (
        <>
          <h3 className="text-screen">{hit.business.name}</h3>
          <p className="mt-1 text-ink-500">{hit.business.city}</p>
        </>
      )
    case 'more':
    case 'act':
    case 'call':
      return <h3 className="text-screen">{hit.name}</h3>
  }
}

const TAKES_PLACE: ReadonlySet<ListedBooking['status']> = new Set(['confirmed', 'active', 'returned', 'closed'])

function BookingPreview({ booking }: { readonly booking: ListedBooking }) {
  const t = useTranslations('staff.palette')
  const format = useFormat()
  const money = useMoney(booking.currency)
  const total = () => {
    const { dueMinor, totalMinor, status } = booking
    const due = t('due', { amount: money.exact(dueMinor) })
    if (dueMinor > 0) return dueMinor === totalMinor ? due : `${money.exact(totalMinor)}, ${due}`
    // Nobody owes anything for a request, an offer, or what did not take place; that is not to say that it is paid.
    return TAKES_PLACE.has(status) ? `${money.exact(totalMinor)}, ${t('paid')}` : money.exact(totalMinor)
  }
  return (
    <>
      <p className="text-meta text-ink-500">{booking.reference}</p>
      <h3 className="text-screen">{booking.customer}</h3>
      <Picture image={booking.vehicle.image} />
      <BookingChip
        status={booking.status}
        overdue={booking.overdue}
        until={booking.until}
        end={toInstant(booking.end).getTime()}
      />
      <Facts
        of={[
          [t('from'), format.wallClock(booking.start)],
          [t('to'), format.wallClock(booking.end)],
          [t('car'), booking.plate ?? booking.vehicle.name],
          [t('total'), total()],
          ...(booking.status === 'confirmed'
            ? [[t('papers'), t(booking.papersMissing ? 'papersMissing' : 'papersWhole')] as const]
            : []),
        ]}
      />
    </>
  )
}

function CustomerPreview({ customer }: { readonly customer: FoundCustomer }) {
  const t = useTranslations('staff.palette')
  return (
    <>
      <h3 className="text-screen">{customer.company ?? customer.name}</h3>
      <Facts
        of={[
          ...(customer.company === null ? [] : [['', customer.name] as const]),
          ...(customer.phone === null ? [] : [[t('phone'), customer.phone] as const]),
          ...(customer.email === null ? [] : [[t('email'), customer.email] as const]),
          [t('bookings'), t('rentals', { count: customer.rentals })],
        ]}
      />
    </>
  )
}

function CarPreview({ car }: { readonly car: FoundCar }) {
  const t = useTranslations('staff.palette')
  const format = useFormat()
  return (
    <>
      <p className="text-meta text-ink-500">{car.vehicle}</p>
      <h3 className="text-screen">{car.plate}</h3>
      <Picture image={car.image} />
      <Facts
        of={[
          [t('car'), t('km', { km: format.number(car.km) })],
          ...(car.clean === null ? [] : [['', t(car.clean ? 'clean' : 'dirty')] as const]),
          ...(car.reference === null ? [] : [[t('bookings'), car.reference] as const]),
        ]}
      />
    </>
  )
}

const Picture = ({ image }: { readonly image: string | null }) => (
  <CarPicture source={image ?? defaultImage} sizes="228px" eager className="my-2 w-full object-contain" />
)

const Facts = ({ of }: { readonly of: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="mt-3">
    {of.map(([label, value]) => (
      <div key={`${label} ${value}`} className="flex min-h-6.5 justify-between gap-3 text-meta">
        <dt className="shrink-0 text-ink-500">{label}</dt>
        <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
)
