import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useLetterName } from '../bookings/item-words.ts'
import { PartHead, PartRow } from '../bookings/office-part.tsx'
import { useMay } from '../frame/me.tsx'
import { documentHref, useStaffHref } from '../frame/staff-href.ts'
import { abroad } from '../ui/abroad.ts'
import { Chip } from '../ui/state-chip.tsx'
import type { Customer } from './shapes.ts'
import { ShowAll } from './show-all.tsx'

const useDay = () => {
  const { date } = useFormat()
  return (instant: string) => date(dateOf(toLocal(new Date(instant))), 'dated')
}

/** Version of a text by its day; the whole name of the version is in the title. */
function Version({ version }: { readonly version: string }) {
  const t = useTranslations('staff.customers')
  const { date } = useFormat()
  const day = /^\d{4}-\d{2}-\d{2}/.exec(version)?.[0]
  return <span title={version}>{t('version', { date: day === undefined ? version : date(day, 'dated') })}</span>
}

/** The person, but for how to reach them. */
export function Person({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('staff.customers')
  const { date } = useFormat()
  const day = useDay()
  const { streetName, houseNo, postalCode, city, country } = customer
  const address = [[streetName, houseNo], [postalCode, city], [abroad(country)]]
    .map((line) => line.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join(', ')
  const account = customer.hasAccount ? t(customer.secondFactor ? 'withFactor' : 'withAccount') : t('withoutAccount')
  const rows = [
    ['company', customer.company],
    ['address', address],
    ['born', customer.dateOfBirth && date(customer.dateOfBirth, 'dated')],
    ['since', day(customer.since)],
    ['account', account],
  ] as const
  return (
    <section>
      <PartHead title={t('person')} />
      {rows.map(([label, value]) =>
        value === null || value === '' ? null : (
          <PartRow key={label} label={t(label)}>
            <span className="figures">{value}</span>
          </PartRow>
        ),
      )}
    </section>
  )
}

const looks = { pending: 'neutral', accepted: 'good', refused: 'bad' } as const

export function Documents({ documents }: Pick<Customer, 'documents'>) {
  const t = useTranslations('staff.customers')
  const { date } = useFormat()
  const href = useStaffHref()
  const may = useMay()
  if (documents.length === 0) return null
  return (
    <section>
      <PartHead title={t('documents')} />
      {documents.map(({ id, kind, expiry, state }) => (
        <PartRow key={id} right={<Chip look={looks[state]}>{t(`states.${state}`)}</Chip>}>
          {may('showDocument') ? (
            <Link to={href(documentHref(id))} className="hover:underline">
              {t(`kinds.${kind}`)}
            </Link>
          ) : (
            <span>{t(`kinds.${kind}`)}</span>
          )}
          {expiry !== null && <span className="figures text-meta text-ink-500">{date(expiry, 'dated')}</span>}
        </PartRow>
      ))}
    </section>
  )
}

/** Newsletter, and the terms that were accepted, each with its version and moment. */
export function Consents({ customer: { newsletter, terms } }: { readonly customer: Customer }) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const day = useDay()
  return (
    <section>
      <PartHead title={t('consents')} />
      <PartRow label={t('newsletter')}>
        {newsletter === null ? (
          t('unsubscribed')
        ) : (
          <>
            <span>{t(`newsletterSteps.${newsletter.step}`)}</span>
            <span className="text-meta text-ink-500">
              {day(newsletter.at)} · <Version version={newsletter.version} />
            </span>
          </>
        )}
      </PartRow>
      {terms.map(({ version, at, reference }) => (
        <PartRow key={version} label={t('terms')}>
          <Version version={version} />
          <span className="text-meta text-ink-500">
            {day(at)} ·{' '}
            <Link to={href(`bookings/${reference}`)} className="hover:underline">
              {reference}
            </Link>
          </span>
        </PartRow>
      ))}
    </section>
  )
}

/** Letters about bookings; the booking's page shows them. */
export function Letters({
  customer: { letters, more },
  onAll,
}: {
  readonly customer: Customer
  readonly onAll: () => void
}) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const { moment } = useFormat()
  const name = useLetterName()
  if (letters.length === 0) return null
  return (
    <section>
      <PartHead title={t('letters')} />
      {letters.map(({ id, kind, at, sentAt, reference }) => (
        <PartRow
          key={id}
          right={
            <span className="text-meta text-ink-500">
              {moment(at)}
              {sentAt === null && ` · ${t('onItsWay')}`}
            </span>
          }
        >
          <span>{name(kind)}</span>
          <Link to={href(`bookings/${reference}`)} className="text-meta text-ink-500 hover:underline">
            {reference}
          </Link>
        </PartRow>
      ))}
      {more.letters && <ShowAll onAll={onAll} />}
    </section>
  )
}
