import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { Field, Input } from '../ui/dense-field.tsx'
import { ActForm } from './act-form.tsx'
import type { BookingCall } from './booking-call.ts'
import {
  detailsOf,
  trimmed,
  useOpenDetails,
  useWrongDetails,
  type DetailName,
  type Details,
} from './contact-details.ts'
import { useTakeBack } from './use-take-back.ts'

/** How the customer of a booking is named and reached. What a colleague entered meanwhile stands beside one's own. */
export function ContactDetailsForm({
  booking,
  onDone,
}: {
  readonly booking: StaffBooking
  readonly onDone: () => void
}) {
  const t = useTranslations('staff.bookings.form.contact')
  const open = useOpenDetails(booking)
  const [seen] = useState(() => detailsOf(booking))
  const [given, setGiven] = useState<Partial<Details>>({})
  const now = detailsOf(booking)
  const next = trimmed({ ...now, ...given })
  const wrong = useWrongDetails(booking, next, open)
  const offered = booking.status === 'offered'
  const moved = next.email !== now.email && next.email !== ''
  const done = moved ? t(offered ? 'doneOffer' : 'doneMail', { email: next.email }) : t('done')
  const mailHint = moved ? t(offered ? 'offerHint' : 'emailHint') : next.email === '' ? t('noEmail') : undefined
  const takeBack = useTakeBack()
  const renamed = next.firstName !== now.firstName || next.lastName !== now.lastName
  const field = (name: DetailName, hint?: string) => (
    <Detail
      name={name}
      value={given[name] ?? now[name]}
      theirs={given[name] !== undefined && now[name] !== seen[name] ? now[name] || '–' : null}
      hint={hint}
      lack={wrong[name]}
      onChange={(value) => setGiven({ ...given, [name]: value })}
    />
  )
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={done}
      onDone={onDone}
      // An offer that went to another address cannot be called back from there.
      undoOf={moved && offered ? undefined : takeBack((act) => correct(act, now))}
      run={(act) => correct(act, next)}
    >
      {open.name && (
        <div className="grid gap-3 sm:grid-cols-2">
          {field('firstName')}
          {field('lastName')}
        </div>
      )}
      {renamed && booking.agreements.length > 0 && <p className="text-meta text-ink-500">{t('nameHint')}</p>}
      {field('email', mailHint)}
      <div className="grid gap-3 sm:grid-cols-2">
        {field('phone')}
        {open.flight && field('flight')}
      </div>
      {booking.member !== null && <p className="text-meta text-ink-500">{t('only')}</p>}
    </ActForm>
  )
}

const correct = async (act: BookingCall, { email, phone, ...rest }: Details) =>
  await act('correctStaffContact', { ...rest, email: email || null, phone: phone || null })

const most: Record<DetailName, number> = { firstName: 80, lastName: 80, email: 254, phone: 30, flight: 20 }
const types: Partial<Record<DetailName, string>> = { email: 'email', phone: 'tel' }

function Detail({
  name,
  value,
  theirs,
  hint,
  lack,
  onChange,
}: {
  readonly name: DetailName
  readonly value: string
  /** Value that a colleague saved meanwhile; null if there is none. */
  readonly theirs: string | null
  readonly hint: string | undefined
  readonly lack: string | undefined
  readonly onChange: (value: string) => void
}) {
  const t = useTranslations('staff.bookings.form')
  return (
    <Field
      label={t(`contact.${name}`)}
      hint={theirs === null ? hint : t('change.theirs', { value: theirs })}
      lack={lack}
    >
      <Input
        type={types[name] ?? 'text'}
        autoComplete="off"
        maxLength={most[name]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
