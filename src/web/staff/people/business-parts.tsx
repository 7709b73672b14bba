import { useTranslations } from 'use-intl'

import { useNow } from '#api/clock.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { useFormat } from '#rental/use-format.ts'
import { PartHead, PartNone, PartRow } from '../bookings/office-part.tsx'
import { abroad } from '../ui/abroad.ts'
import { BlockedWords } from '../ui/blocked-notice.tsx'
import type { Business } from './business-dialog.tsx'
import { FirstFacts } from './first-facts.tsx'
import { firstYear, isOwed } from './owed.ts'
import { RentalRow } from './person-rental.tsx'
import { useAmount } from './use-amount.ts'

/** Says of a company that it is blocked, why, since when and by whom. */
export function BusinessBlocked({ blocked }: Pick<Business, 'blocked'>) {
  const t = useTranslations('staff.businesses')
  const { day } = useFormat()
  if (blocked === null) return null
  return (
    <BlockedWords because={t('blockedBecause', { reason: blocked.reason })}>
      {t('blockedSince', { since: day(blocked.at, 'dated'), by: blocked.by ?? t('somebody') })}
    </BlockedWords>
  )
}

/** Mailbox of the company, and the sums of its rentals at the reader's branches. */
export function BusinessReach({ business }: { readonly business: Business }) {
  const t = useTranslations('staff.businesses')
  const amount = useAmount()
  const due = isOwed(business, useNow())
  const { invoiceEmail, sums } = business
  const year = firstYear(sums)
  const all = (figure: (one: (typeof sums)[number]) => number) =>
    sums.map((one) => amount(figure(one), one.currency)).join(' · ')
  return (
    <FirstFacts
      facts={[
        ...(invoiceEmail === null || invoiceEmail === ''
          ? []
          : [{ label: t('fields.invoiceEmail'), value: invoiceEmail, href: `mailto:${invoiceEmail}` }]),
        ...(sums.length === 0
          ? []
          : [
              { label: t('open'), value: all(({ dueMinor }) => dueMinor), due },
              {
                label: year === null ? t('nothingCharged') : t('charged', { year }),
                value: all(({ chargedMinor }) => chargedMinor),
              },
            ]),
      ]}
    />
  )
}

const ahead: ReadonlySet<BookingStatus> = new Set(['requested', 'offered', 'pending_payment', 'confirmed', 'active'])

/** Rentals for the company at the reader's branches: first those under way and ahead, the next one on top, then the others. */
export function BusinessRentals({ rentals }: Pick<Business, 'rentals'>) {
  const t = useTranslations('staff.businesses')
  const now = rentals.filter(({ status }) => ahead.has(status)).toReversed()
  const before = rentals.filter(({ status }) => !ahead.has(status))
  return (
    <>
      <section>
        <PartHead title={t('now')} />
        {now.length === 0 && <PartNone>{t(before.length === 0 ? 'noRentals' : 'noneAhead')}</PartNone>}
        <Rows rentals={now} />
      </section>
      {before.length > 0 && (
        <section>
          <PartHead title={t('before')} />
          <Rows rentals={before} />
        </section>
      )}
    </>
  )
}

/** Rentals, each with who rents and its car. */
const Rows = ({ rentals }: Pick<Business, 'rentals'>) => (
  <ul>
    {rentals.map((rental) => (
      <RentalRow
        key={rental.reference}
        rental={rental}
        title={rental.customer || rental.reference}
        car={
          <>
            {rental.vehicle.name}
            {rental.plate !== null && <span className="plate ml-2 font-medium!">{rental.plate}</span>}
          </>
        }
        priceMinor={rental.chargedMinor}
      />
    ))}
  </ul>
)

/** Address of the invoices, as they print it. */
export function InvoiceAddress({ business }: { readonly business: Business }) {
  const t = useTranslations('staff.businesses')
  const { name, street, postalCode, city, country, vatId, reference } = business
  const lines = [name, street, `${postalCode} ${city}`, abroad(country)].filter((line) => line !== null)
  const rows = [
    ['address', lines.join('\n')],
    ['vatId', vatId],
    ['reference', reference],
  ] as const
  return (
    <section className="min-w-0">
      <PartHead title={t('data')} />
      {rows.map(([field, value]) =>
        value === null || value === '' ? null : (
          <PartRow key={field} label={t(`fields.${field}`)}>
            <span className="figures whitespace-pre-line">{value}</span>
          </PartRow>
        ),
      )}
    </section>
  )
}
