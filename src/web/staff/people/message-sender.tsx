import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { ListedBooking } from '#contract/staff-bookings.ts'
import { normaliseReference } from '#domain/reference.ts'
import { toInstant } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBranchById } from '../bookings/branch-words.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { BookingChip } from '../ui/booking-chip.tsx'
import { telephone } from '../ui/telephone.ts'
import type { Message } from './shapes.ts'

const link = 'inline-flex min-h-6 items-center text-petrol-600 hover:underline touch:min-h-8'

/** Ways to the writer, as they typed them, and the booking that they named. */
export function SenderFacts({ message }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox')
  const href = useStaffHref()
  const { email, phone, reference, language, rental } = message
  const booking = reference === null ? null : normaliseReference(reference)
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-meta text-ink-700 @[50rem]:flex-col @[50rem]:gap-y-1">
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone !== null && (
        <a href={telephone(phone)} className={`${link} figures`}>
          {phone}
        </a>
      )}
      {booking === null
        ? reference !== null && <span>{reference}</span>
        : booking !== rental?.reference && (
            <Link to={href(`bookings/${booking}`)} className={link}>
              {t('booking', { reference: booking })}
            </Link>
          )}
      <span>{t(`languages.${language}`)}</span>
    </p>
  )
}

/** Customer and rental of the address. Anybody can type an address, so nothing here says that they wrote the message. */
export function KnownSender({ message: { customer, rental } }: { readonly message: Message }) {
  const t = useTranslations('staff.inbox.known')
  const href = useStaffHref()
  if (customer === null && rental === null) return <p className="text-meta text-ink-500">{t('nobody')}</p>
  const name = customer?.name ?? rental?.customer ?? ''
  return (
    <section aria-label={t('label')} className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-meta text-ink-500">
        {t('label')}
        {customer === null ? (
          name !== '' && <span className="font-semibold text-ink-700">{name}</span>
        ) : (
          <Link to={href(`customers/${customer.id}`)} className={`${link} font-semibold`}>
            {name === '' ? t('customer') : name}
          </Link>
        )}
        {rental === null && <span>{t('noRental')}</span>}
      </p>
      {rental !== null && <Rental rental={rental} />}
    </section>
  )
}

/** Rental in one row that leads to its page. */
function Rental({ rental }: { readonly rental: ListedBooking }) {
  const href = useStaffHref()
  const branch = useBranchById()
  const { wallClock } = useFormat()
  const { reference, status, overdue, until, vehicle, plate, start, end, pickup, dropoff } = rental
  return (
    <Link
      to={href(`bookings/${reference}`)}
      className="press -mx-2 mt-0.5 grid gap-y-0.5 rounded-field px-2 py-1.5 hover:bg-sand"
    >
      <span className="flex items-start justify-between gap-x-3">
        <span className="figures font-semibold text-petrol-600">{reference}</span>
        <span className="shrink-0">
          <BookingChip status={status} overdue={overdue} until={until} end={toInstant(end).getTime()} />
        </span>
      </span>
      <span>
        {vehicle.name}
        {plate !== null && <span className="plate ml-2">{plate}</span>}
      </span>
      <span className="figures text-meta text-ink-500">
        {wallClock(start)} – {wallClock(end)}
      </span>
      <span className="text-meta text-ink-500">
        {branch(pickup)}
        {dropoff !== pickup && ` → ${branch(dropoff)}`}
      </span>
    </Link>
  )
}
