import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useNow } from '#api/clock.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { everythingLike } from '../bookings/booking-query.ts'
import { PartHead, PartNone, PartRow } from '../bookings/office-part.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { telephone } from '../ui/telephone.ts'
import { FirstFacts } from './first-facts.tsx'
import { firstYear, isOwed } from './owed.ts'
import { RentalRow } from './person-rental.tsx'
import { ShowAll } from './show-all.tsx'
import type { Customer } from './shapes.ts'
import { useAmount } from './use-amount.ts'

/** How to reach the customer, and what is open. */
export function Reach({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('staff.customers')
  const amount = useAmount()
  const { phone, email, sums } = customer
  const due = isOwed(customer, useNow())
  return (
    <FirstFacts
      facts={[
        ...(phone === null ? [] : [{ label: t('phone'), value: phone, href: telephone(phone) }]),
        ...(email === null ? [] : [{ label: t('email'), value: email, href: `mailto:${email}` }]),
        ...(sums.length === 0
          ? []
          : [
              {
                label: t('sums.open'),
                value: sums.map(({ dueMinor, currency }) => amount(dueMinor, currency)).join(' · '),
                due,
              },
            ]),
      ]}
    />
  )
}

interface Listed {
  readonly customer: Customer
  /** Asks for all of each list. */
  readonly onAll: () => void
}

/** Rentals at the reader's branches, each with what is open, and the way to those that were made without signing in. */
export function Rentals({ customer: { email, rentals, more, sums }, onAll }: Listed) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  return (
    <section>
      <PartHead title={t('rentals')}>
        {email !== null && (
          <Link
            to={href(`bookings?${everythingLike(email)}`)}
            title={t('byEmailHint')}
            className="inline-flex min-h-6 items-center text-meta font-semibold text-petrol-600 hover:underline touch:min-h-11"
          >
            {t('byEmail')}
          </Link>
        )}
      </PartHead>
      {rentals.length === 0 && <PartNone>{t('noRentals')}</PartNone>}
      <ul>
        {rentals.map((rental) => (
          <RentalRow key={rental.reference} rental={rental} title={rental.vehicle} priceMinor={rental.chargedMinor} />
        ))}
      </ul>
      {more.rentals && <ShowAll count={sums.reduce((all, one) => all + one.rentals, 0)} onAll={onAll} />}
    </section>
  )
}

/** Sums of all rentals at the reader's branches: charged, paid, and the deposits that are held. The head says what is open. */
export function Money({ sums }: Pick<Customer, 'sums'>) {
  const t = useTranslations('staff.customers')
  const amount = useAmount()
  // Where there is one rental alone, its row says all of it, unless something is held or to be given back.
  const [one, ...others] = sums
  const year = firstYear(sums)
  if (one === undefined) return null
  if (others.length === 0 && one.rentals === 1 && one.depositMinor === 0 && one.giveBackMinor === 0) return null
  return (
    <section>
      <PartHead title={t('money')}>
        {year !== null && <span className="figures text-ink-500">{t('sums.since', { year })}</span>}
      </PartHead>
      {sums.map(({ currency, ...sum }) => {
        const rows = [
          ['charged', amount(sum.chargedMinor, currency)],
          ['paid', amount(sum.paidMinor, currency)],
          ['toGiveBack', amount(sum.giveBackMinor, currency)],
          ['deposits', amount(sum.depositMinor, currency)],
        ] as const
        const nothing = amount(0, currency)
        return rows
          .filter(([name, value]) => value !== nothing || name === 'paid')
          .map(([name, value]) => (
            <PartRow key={`${currency}-${name}`} right={<span className="figures">{value}</span>}>
              {t(`sums.${name}`)}
            </PartRow>
          ))
      })}
    </section>
  )
}

/** Points with their newest entries. */
export function Points({ customer, onAll }: Listed) {
  const t = useTranslations('staff.customers')
  const { date, number } = useFormat()
  if (!customer.hasAccount || (customer.points === 0 && customer.pointsEntries.length === 0)) return null
  return (
    <section>
      <PartHead title={t('points')}>
        <span className="figures text-sm font-semibold">{number(customer.points)}</span>
      </PartHead>
      {customer.pointsEntries.map(({ at, points, kind, reference, note }) => (
        <PartRow
          key={`${at}-${kind}-${points}`}
          right={<span className="figures">{number(points, { signDisplay: 'exceptZero' })}</span>}
        >
          <span>{note ?? t(`pointKinds.${kind}`)}</span>
          <span className="text-meta text-ink-500">
            {[date(dateOf(toLocal(new Date(at))), 'dated'), reference].filter((one) => one !== null).join(' · ')}
          </span>
        </PartRow>
      ))}
      {customer.more.points && <ShowAll onAll={onAll} />}
    </section>
  )
}
