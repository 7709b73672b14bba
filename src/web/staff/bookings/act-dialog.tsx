import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { BlockDialog } from '../ui/block-dialog.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { renterOf, type ActName } from './acts-of.ts'
import { CarForm } from './car-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { ContactDetailsForm } from './contact-details-form.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { LicenceForm } from './licence-form.tsx'
import { ChargeForm, PayForm, RefundForm, WriteOffForm } from './money-forms.tsx'
import { CancelForm, DeclineForm, InvoiceForm, NoShowForm, NoteForm, OfferForm } from './state-forms.tsx'
import { CloseForm, HandOverForm, TakeBackForm } from './yard-forms.tsx'

/** Dialog of the act that was chosen. */
export function ActDialog({
  booking,
  act,
  onClose,
}: {
  readonly booking: StaffBooking
  readonly act: ActName | null
  readonly onClose: () => void
}) {
  const title = useTitle(booking)
  if (act === 'block')
    return <BlockDialog whose={renterOf(booking)} name={booking.customer} onClose={onClose} onDone={onClose} />
  return (
    <OfficeDialog
      leaving="ends"
      open={act !== null}
      onClose={onClose}
      title={act === null ? '' : title(act)}
      className="max-w-xl"
    >
      {act !== null && formOf(act, booking, onClose)}
    </OfficeDialog>
  )
}

function formOf(act: Exclude<ActName, 'block'>, booking: StaffBooking, onDone: () => void): ReactNode {
  const props = { booking, onDone }
  switch (act) {
    case 'offer':
      return <OfferForm {...props} />
    case 'decline':
      return <DeclineForm {...props} />
    case 'trip':
    case 'extras':
    case 'extend':
      return <ChangeForm {...props} part={act} />
    case 'car':
      return <CarForm {...props} />
    case 'exchange':
      return <ExchangeForm {...props} />
    case 'licence':
      return <LicenceForm {...props} />
    case 'contact':
      return <ContactDetailsForm {...props} />
    case 'invoice':
      return <InvoiceForm {...props} />
    case 'note':
      return <NoteForm {...props} />
    case 'noShow':
      return <NoShowForm {...props} />
    case 'cancel':
      return <CancelForm {...props} />
    case 'pay':
      return <PayForm {...props} />
    case 'payDeposit':
      return <PayForm {...props} deposit />
    case 'refund':
      return <RefundForm {...props} />
    case 'charge':
      return <ChargeForm {...props} />
    case 'writeOff':
      return <WriteOffForm {...props} />
    case 'handOver':
      return <HandOverForm {...props} />
    case 'takeBack':
      return <TakeBackForm {...props} />
    case 'close':
      return <CloseForm {...props} />
  }
}

function useTitle(booking: StaffBooking): (act: Exclude<ActName, 'block'>) => string {
  const t = useTranslations('staff.bookings.form')
  return (act) => {
    if (act === 'trip' || act === 'extras' || act === 'extend') return t(`change.${act}`)
    if (act === 'note') return t('noteForm.title')
    if (act === 'payDeposit') return t('pay.deposit')
    if (act === 'cancel' && isUnordered(booking.status))
      return t(booking.status === 'offered' ? 'cancel.offer' : 'cancel.request')
    return t(`${act}.title`)
  }
}
