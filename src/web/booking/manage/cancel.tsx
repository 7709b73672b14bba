import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { company } from '#content/company.ts'
import type { Booking, CancelledBooking } from '#contract/booking.ts'
import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { phoneLink } from '#frame/phone-link.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { useMoney } from '#rental/rental-words.ts'
import type { Access, ShownBooking } from './booking-access.ts'
import { isUnordered } from '#rental/booking-stage.ts'

type Terms = NonNullable<Booking['cancellation']>

interface CancelProps {
  readonly booking: Booking
  readonly access: Access
  readonly onChanged: (booking: ShownBooking) => void
  readonly onCancelled: (booking: CancelledBooking) => void
}

export const cancellable: ReadonlySet<Booking['status']> = new Set([
  'requested',
  'offered',
  'pending_payment',
  'confirmed',
])

/** Whether the customer came to cancel: the list of bookings has a link that leads straight here. */
export const cameToCancel = (): boolean => window.location.hash === '#cancel'

const arrive = (section: HTMLElement | null): void => {
  if (cameToCancel()) section?.focus()
}

/** Button to cancel, with the cost before it is pressed (D26) and once more in the dialog. */
export function Cancel(props: CancelProps) {
  const { booking } = props
  const t = useTranslations('booking.manage.cancel')
  const [open, setOpen] = useState(false)
  const requested = isUnordered(booking.status)
  if (!cancellable.has(booking.status)) return null
  if (!booking.cancellation) {
    return <p className="mt-10">{t.rich('not', { number: company.phone.text, phone: phoneLink })}</p>
  }
  return (
    <section ref={arrive} id="cancel" tabIndex={-1} className="mt-10 scroll-mt-4 rounded-card bg-sand p-6 outline-none">
      <h3 className="text-subtitle">{t(requested ? 'headingRequest' : 'heading')}</h3>
      <p className="mt-2 mb-5">
        <CostNow booking={booking} terms={booking.cancellation} />
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(requested ? 'openRequest' : 'open')}
      </Button>
      {open && <CancelDialog {...props} terms={booking.cancellation} onClose={() => setOpen(false)} />}
    </section>
  )
}

function CostNow({ booking, terms }: { readonly booking: Booking; readonly terms: Terms }) {
  const t = useTranslations('booking.manage.cancel')
  const clock = useWallClock()
  const money = useMoney(booking.price.currency)
  const date = clock.moment(terms.freeUntil)
  if (isUnordered(booking.status)) return t('request')
  if (terms.carOwed) return t('carOwed')
  return terms.free ? t('free', { date }) : t('fee', { date, fee: money.exact(terms.feeMinor) })
}

type DialogProps = CancelProps & { readonly terms: Terms; readonly onClose: () => void }

function CancelDialog({ booking, terms, onClose, ...rest }: DialogProps) {
  const t = useTranslations('booking.manage.cancel')
  const money = useMoney(booking.price.currency)
  const { busy, problem, confirm } = useCancel({ booking, ...rest }, terms)
  const requested = isUnordered(booking.status)
  const fee = money.exact(terms.feeMinor)
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(requested ? 'confirmTitleRequest' : 'confirmTitle')}
      actions={
        <>
          {/* First, and with it focused: a key pressed too soon changes nothing. */}
          <Button variant="quiet" onClick={onClose}>
            {t(requested ? 'keepRequest' : 'keep')}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {requested ? t('confirmRequest') : terms.feeMinor > 0 ? t('confirmFee', { fee }) : t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('confirmText', { reference: unbroken(booking.reference) })}</p>
      <dl className="figures mt-4! space-y-1.5 border-t border-line pt-3 text-ink-900">
        <Amount label={t('feeRow')} value={terms.feeMinor === 0 ? t('freeValue') : fee} />
        {terms.refundMinor > 0 && <Amount label={t('refundRow')} value={money.exact(terms.refundMinor)} />}
        {terms.dueMinor > 0 && <Amount label={t('dueRow')} value={money.exact(terms.dueMinor)} />}
      </dl>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </AlertDialog>
  )
}

function Amount({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** Cancels at the fee that was shown. If the fee has changed since, the new one is shown first. */
function useCancel({ access, onChanged, onCancelled }: CancelProps, terms: Terms) {
  const t = useTranslations('booking.manage.cancel')
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const refused = async (error: ApiError) => {
    const stale = error.code === 'refund_changed' || error.code === 'not_cancellable'
    const now = stale ? await access.read() : undefined
    if (now?.ok) onChanged(now.data)
    setProblem(error.code === 'refund_changed' ? t('changed') : say(error))
  }
  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    const result = await access.cancel(terms.feeMinor)
    if (result.ok) return onCancelled(result.data)
    await refused(result.error)
    setBusy(false)
  }
  return { busy, problem, confirm }
}
