import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useSite } from '#api/site.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { useMoney } from '#rental/rental-words.ts'
import { Checkbox } from '../ui/dense-checkbox.tsx'
import { Field, Input, TextArea } from '../ui/dense-field.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import { ActForm } from './act-form.tsx'
import { useTakeBack } from './use-take-back.ts'
import { BusinessChoice } from './business-choice.tsx'

interface Props {
  readonly booking: StaffBooking
  readonly onDone: () => void
}

/** Our answer to a request. */
export function OfferForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.offer')
  const money = useMoney(booking.price.currency)
  const frame = useTranslations('staff')
  const usual = useSite().data?.rules.offerHours
  const [typed, setTyped] = useState<string | null>(null)
  const hours = typed ?? String(usual ?? '')
  const number = Number(hours)
  const wrong = !(Number.isInteger(number) && number >= 1 && number <= 1_500)
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={`${frame('mailed', { email: booking.email ?? '' })} ${t('consequence')}`}
      onDone={onDone}
      run={(act) => act('offerStaffRequest', { hours: number })}
    >
      <p>{t('lead', { amount: money.exact(booking.price.totalMinor) })}</p>
      <Field
        label={t('hours')}
        hint={t('hoursHint')}
        lack={wrong ? t('badHours') : undefined}
        error={wrong && typed !== null ? t('badHours') : undefined}
      >
        <Input inputMode="numeric" value={hours} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </ActForm>
  )
}

export function DeclineForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const [reason, setReason, told] = useKeptText(`decline ${booking.reference}`)
  return (
    <ActForm
      booking={booking}
      danger
      submit={t('decline.submit')}
      done={t('decline.done')}
      consequence={t('decline.lead')}
      onDone={onDone}
      run={async (act) => told(await act('declineStaffRequest', { reason: reason.trim() || null }))}
    >
      <Field label={t('reasonForCustomer')}>
        <TextArea maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActForm>
  )
}

/** Calls a booking, an offer or a request off, having said what that costs and what follows. */
export function CancelForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const money = useMoney(booking.price.currency)
  const [reason, setReason, told] = useKeptText(`cancel ${booking.reference}`)
  const [waive, setWaive] = useState(false)
  const { cancellation, status, balance } = booking
  const feeMinor = cancellation?.feeMinor ?? 0
  const due = waive ? 0 : feeMinor
  const refund = Math.max(0, balance.paidMinor - due)
  const ours = isUnordered(status)
  const end = status === 'offered' ? 'Offer' : 'Request'
  return (
    <ActForm
      booking={booking}
      danger
      submit={t(ours ? `cancel.submit${end}` : 'cancel.submit')}
      done={t(ours ? `cancel.done${end}` : 'cancel.done')}
      consequence={t('cancel.consequences')}
      onDone={onDone}
      run={async (act) => told(await act('cancelStaffBooking', { feeMinor, waiveFee: waive, reason: reason.trim() }))}
    >
      <p>
        <strong className="font-semibold">
          {due === 0 ? t('cancel.free') : t('cancel.fee', { amount: money.exact(due) })}
        </strong>{' '}
        {refund > 0 && t('cancel.refund', { amount: money.exact(refund) })}
      </p>
      {feeMinor > 0 && (
        <Checkbox checked={waive} onChange={setWaive}>
          {t('cancel.waive')}
        </Checkbox>
      )}
      <Field label={t('reasonInside')} lack={reason.trim() === '' ? t('noReason') : undefined}>
        <Input required maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActForm>
  )
}

export function NoShowForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.noShow')
  const money = useMoney(booking.price.currency)
  return (
    <ActForm
      booking={booking}
      danger
      submit={t('submit')}
      done={t('done')}
      onDone={onDone}
      run={(act) => act('recordStaffNoShow', {})}
    >
      <p>{t('lead', { amount: money.exact(booking.noShow?.feeMinor ?? 0) })}</p>
    </ActForm>
  )
}

export function NoteForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.noteForm')
  const form = useTranslations('staff.bookings.form')
  const [note, setNote, told] = useKeptText(`note ${booking.reference}`)
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      onDone={onDone}
      run={async (act) => told(await act('addStaffNote', { note: note.trim() }))}
    >
      <Field label={t('text')} spoken hint={t('hint')} lack={note.trim() === '' ? form('missing') : undefined}>
        <TextArea maxLength={1_000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ActForm>
  )
}

const invoiceFields = ['companyName', 'street', 'postalCode', 'city', 'country', 'vatId', 'reference'] as const
type InvoiceField = (typeof invoiceFields)[number]
const optional: ReadonlySet<string> = new Set(['vatId', 'reference'])
/** Part of a line of six that a field takes. */
const spans: Record<InvoiceField, string> = {
  companyName: 'col-span-6',
  street: 'col-span-6',
  postalCode: 'col-span-2',
  city: 'col-span-4',
  country: 'col-span-6',
  vatId: 'col-span-6 sm:col-span-3',
  reference: 'col-span-6 sm:col-span-3',
}

/** Body that puts invoice data back, with the company that they came from. */
function invoiceBack(before: StaffBooking['invoice']) {
  if (before === null) return { invoice: null }
  const { business, ...invoice } = before
  return { invoice, ...(business !== null && { business }) }
}

const invoiceOf = (value: (field: InvoiceField) => string) => ({
  companyName: value('companyName'),
  street: value('street'),
  postalCode: value('postalCode'),
  city: value('city'),
  country: value('country'),
  vatId: value('vatId') || null,
  reference: value('reference') || null,
})

/** Company to which the papers go. */
export function InvoiceForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.invoice')
  const form = useTranslations('staff.bookings.form')
  const c = useTranslations('staff.bookings.form.change')
  const [given, setGiven] = useState<Partial<Record<InvoiceField, string>>>({})
  const [seen] = useState(booking.invoice)
  const kept = (field: InvoiceField) => booking.invoice?.[field] ?? ''
  const shown = (field: InvoiceField) => given[field] ?? kept(field)
  const value = (field: InvoiceField) => shown(field).trim()
  // The entry of a colleague stands beside one's own.
  const theirs = (field: InvoiceField) =>
    given[field] !== undefined && kept(field) !== (seen?.[field] ?? '')
      ? c('theirs', { value: kept(field) || '–' })
      : undefined
  const [business, setBusiness] = useState('')
  const empty = invoiceFields.every((field) => value(field) === '')
  const needsAll = business === '' && !(empty && booking.invoice !== null)
  const lacks = (field: InvoiceField) => needsAll && !optional.has(field) && value(field) === ''
  const takeBack = useTakeBack()
  const typedInvoice = { invoice: empty ? null : invoiceOf(value) }
  return (
    <ActForm
      booking={booking}
      submit={business === '' && empty && booking.invoice !== null ? t('remove') : t('submit')}
      done={t('done')}
      undoOf={takeBack((act) => act('setStaffInvoice', invoiceBack(booking.invoice)))}
      onDone={onDone}
      run={(act) => act('setStaffInvoice', business === '' ? typedInvoice : { invoice: null, business })}
    >
      <p>{t('lead')}</p>
      {booking.member !== null && (
        <BusinessChoice customer={booking.member.id} value={business} onChange={setBusiness} />
      )}
      <div className="grid grid-cols-6 gap-3" hidden={business !== ''}>
        {invoiceFields.map((field) => (
          <Field
            key={field}
            label={t(field)}
            hint={theirs(field)}
            lack={lacks(field) ? form('missing') : undefined}
            className={spans[field]}
          >
            <Input
              maxLength={field === 'vatId' ? 20 : field === 'postalCode' ? 16 : 80}
              value={shown(field)}
              onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
            />
          </Field>
        ))}
      </div>
    </ActForm>
  )
}
