import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { dateOf } from '#domain/local-time.ts'
import { isUnordered } from '#rental/booking-stage.ts'
import { useMoney } from '#rental/rental-words.ts'
import { Side } from '#rental/side.tsx'
import { useFormat } from '#rental/use-format.ts'
import type { CancelProps, Terms } from './cancel.tsx'

type DialogProps = CancelProps & { readonly terms: Terms; readonly onClose: () => void }

/** Asks once more, with the cost. */
export function CancelDialog({ booking, terms, onClose, ...rest }: DialogProps) {
  const t = useTranslations('booking.manage.cancel')
  const money = useMoney(booking.price.currency)
  const { busy, problem, confirm } = useCancel({ booking, ...rest }, terms)
  const requested = isUnordered(booking.status)
  const fee = money.exact(terms.feeMinor)
  return (
    <AlertDialog
      open
      onClose={onClose}
      wide
      tone="notice"
      title={t(requested ? 'confirmTitleRequest' : 'confirmTitle')}
      actions={
        <>
          {/* First, and with it focused: a key pressed too soon changes nothing. */}
          <Button variant="quiet" onClick={onClose}>
            {t(requested ? 'keepRequest' : 'keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {requested ? t('confirmRequest') : terms.feeMinor > 0 ? t('confirmFee', { fee }) : t('confirm')}
          </Button>
        </>
      }
    >
      <Rental booking={booking} />
      <p>{t('confirmText')}</p>
      <dl className="figures mt-4! space-y-1.5 border-t border-line pt-3 text-ink-900">
        <Amount label={t('feeRow')} value={terms.feeMinor === 0 ? t('freeValue') : fee} large />
        {terms.refundMinor > 0 && <Amount label={t('refundRow')} value={money.exact(terms.refundMinor)} />}
        {terms.dueMinor > 0 && <Amount label={t('dueRow')} value={money.exact(terms.dueMinor)} />}
      </dl>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </AlertDialog>
  )
}

/** Car and days of the rental that would be given up. */
function Rental({ booking: { vehicle, start, end } }: Pick<DialogProps, 'booking'>) {
  const similar = useTranslations('booking.facts')('orSimilar')
  const format = useFormat()
  return (
    <div className="mb-4! flex items-center gap-4 text-ink-900">
      <Side image={vehicle.image} className="h-11 w-26 shrink-0" />
      <p className="min-w-0">
        <span className="block font-semibold">{vehicle.name}</span>
        <span className="figures flex gap-x-1.5 text-small text-ink-700 max-sm:flex-col">
          <span>{similar}</span>
          <span aria-hidden className="max-sm:hidden">
            ·
          </span>
          <span>{format.days(dateOf(start), dateOf(end))}</span>
        </span>
      </p>
    </div>
  )
}

function Amount({
  label,
  value,
  large = false,
}: {
  readonly label: string
  readonly value: string
  readonly large?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd
        className={classes(
          'text-right whitespace-nowrap',
          large ? 'font-display text-2xl font-[650] tracking-[-0.02em] max-[26rem]:text-xl' : 'font-semibold',
        )}
      >
        {value}
      </dd>
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
