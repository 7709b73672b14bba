import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { ListHead, Loaded } from './loaded.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

type Customer = Answer<'getStaffCustomer'>

/** A customer's page: rentals with their money at the left, the person at the right. */
export function CustomerPage() {
  const t = useTranslations('staff.customers')
  const { id = '' } = useParams()
  const href = useStaffHref()
  const asked = useMemberData('getStaffCustomer', { params: { id } })
  const name = asked.data === undefined ? t('title') : `${asked.data.firstName} ${asked.data.lastName}`.trim()
  return (
    <Screen
      title={name}
      heading={
        <>
          <Link to={href('customers')} className="text-ink-700 hover:underline">
            {t('title')}
          </Link>
          <span aria-hidden className="text-ink-500">
            ›
          </span>
          <h1 className="text-screen">{name}</h1>
          {asked.data?.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
        </>
      }
    >
      <Loaded asked={asked}>
        {(customer) => (
          <div className="grid max-w-[1180px] gap-10 px-6 py-6 md:px-8 wide:grid-cols-[minmax(0,1fr)_20.75rem]">
            <div className="grid content-start gap-8">
              <Blocked id={id} />
              <Rentals rentals={customer.rentals} />
              <Notes id={id} notes={customer.notes} />
            </div>
            <div className="grid content-start gap-8">
              <Person customer={customer} />
              <Documents documents={customer.documents} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

function Blocked({ id }: { readonly id: string }) {
  const t = useTranslations('staff.customers')
  const { data } = useMemberData('getCustomerBlocks', { params: { id } })
  const block = data?.blocks.find(({ inForce }) => inForce)
  if (block === undefined) return null
  return (
    <p className="rounded-field bg-danger-100 px-3 py-2.5 text-danger">
      {t('blockedBecause', { reason: block.reason })}
    </p>
  )
}

function Rentals({ rentals }: Pick<Customer, 'rentals'>) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const { date, number } = useFormat()
  const money = (minor: number, currency: string) => number(minor / 100, { style: 'currency', currency })
  const owed = ({ dueMinor, currency }: Customer['rentals'][number]) => {
    if (dueMinor === 0) return t('settled')
    return dueMinor > 0
      ? t('due', { amount: money(dueMinor, currency) })
      : t('back', { amount: money(-dueMinor, currency) })
  }
  return (
    <section>
      <ListHead title={t('rentals')} />
      {rentals.length === 0 && <p className="py-3 text-ink-700">{t('noRentals')}</p>}
      <ul>
        {rentals.map((rental) => (
          <li key={rental.reference} className="border-b border-line">
            <Link
              to={href(`bookings/${rental.reference}`)}
              className="press flex min-h-12.25 flex-wrap items-center gap-x-4 py-1.5 hover:bg-sand/60"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{rental.vehicle}</span>
                <span className="figures block text-meta text-ink-500">
                  {date(dateOf(rental.start), 'dated')} – {date(dateOf(rental.end), 'dated')} · {rental.reference}
                </span>
              </span>
              <span className="text-right">
                <span className="figures block">{money(rental.chargedMinor, rental.currency)}</span>
                <span className="figures block text-meta text-ink-500">{owed(rental)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Person({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('staff.customers')
  const { date, number } = useFormat()
  const { streetName, houseNo, postalCode, city, country } = customer
  const address = [[streetName, houseNo], [postalCode, city], [country]]
    .map((line) => line.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join(', ')
  const rows = [
    ['company', customer.company],
    ['phone', customer.phone],
    ['email', customer.email],
    ['address', address],
    ['born', customer.dateOfBirth && date(customer.dateOfBirth, 'dated')],
    ['since', date(dateOf(toLocal(new Date(customer.since))), 'dated')],
    ['account', customer.hasAccount ? t('withAccount') : t('withoutAccount')],
    ['newsletter', customer.newsletter ? t('subscribed') : t('unsubscribed')],
    ['points', customer.hasAccount ? number(customer.points) : null],
  ] as const
  return (
    <section>
      <ListHead title={t('contact')} />
      <dl>
        {rows.map(([label, value]) =>
          value === null || value === '' ? null : (
            <div
              key={label}
              className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
            >
              <dt className="text-ink-500">{t(label)}</dt>
              <dd className="figures break-all">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

const looks = { pending: 'neutral', accepted: 'good', refused: 'bad' } as const

function Documents({ documents }: Pick<Customer, 'documents'>) {
  const t = useTranslations('staff.customers')
  const { date } = useFormat()
  return (
    <section>
      <ListHead title={t('documents')} />
      {documents.length === 0 && <p className="py-3 text-ink-700">{t('noDocuments')}</p>}
      <ul>
        {documents.map(({ id, kind, expiry, state }) => (
          <li key={id} className="flex min-h-8.5 flex-wrap items-center gap-x-3 border-b border-line py-1">
            <span className="flex-1">{t(`kinds.${kind}`)}</span>
            {expiry !== null && <span className="figures text-meta text-ink-500">{date(expiry, 'dated')}</span>}
            <Chip look={looks[state]}>{t(`states.${state}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ id, notes }: Pick<Customer, 'notes'> & { readonly id: string }) {
  const t = useTranslations('staff.customers')
  const when = useWhen()
  const { busy, problem, run } = useAct()
  const [text, setText] = useState('')
  const add = async () => {
    if (text.trim() === '') return
    if (await run(() => callAsMember('noteStaffCustomer', { params: { id }, body: { text } }))) setText('')
  }
  return (
    <section className="grid gap-3">
      <ListHead title={t('notes')} />
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-field bg-sand px-3 py-2">
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-meta text-ink-500">
              {note.by ?? t('somebody')}, {when(note.at)}
            </p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
        className="grid gap-2"
      >
        <Field label={t('note')}>
          <TextArea rows={2} maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Problem words={problem} />
        <div>
          <Button type="submit" busy={busy}>
            {t('addNote')}
          </Button>
        </div>
      </form>
    </section>
  )
}
