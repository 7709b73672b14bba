import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { deskChargesIn, type DeskChargeKind } from '#domain/return-charges.ts'
import { digitsOf } from '#domain/money.ts'
import { Checkbox } from '../ui/dense-checkbox.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { useMay } from '../frame/me.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import { ActForm } from './act-form.tsx'
import { readAmount, writeAmount } from './amount-field.ts'

interface Props {
  readonly booking: StaffBooking
  readonly onDone: () => void
}

const methods = ['card_terminal', 'cash', 'transfer'] as const
type Method = (typeof methods)[number]

/** Amount that is typed; the one that is open until something is. */
function useTypedAmount(currency: string, openMinor: number) {
  const language = useLocale()
  const [typed, setAmount] = useState<string | null>(null)
  const digits = digitsOf(currency)
  const amount = typed ?? (openMinor > 0 ? writeAmount(openMinor, digits, language) : '')
  const minor = readAmount(amount, digits)
  const wrong = minor === null || Number.isNaN(minor)
  // Nobody is blamed for a field that nobody touched.
  return { amount, setAmount, minor, wrong, blamed: wrong && typed !== null }
}

/** Amount, way and receipt of a move at the desk. */
function useMove(currency: string, openMinor: number) {
  const { amount, setAmount, minor, wrong, blamed } = useTypedAmount(currency, openMinor)
  const [method, setMethod] = useState<Method>('card_terminal')
  const [receipt, setReceipt] = useState('')
  const [note, setNote] = useState('')
  const body = { method, amountMinor: minor, receipt: receipt.trim() || null, note: note.trim() || null }
  return { amount, setAmount, method, setMethod, receipt, setReceipt, note, setNote, wrong, blamed, body }
}

function MoveFields({ move, currency }: { readonly move: ReturnType<typeof useMove>; readonly currency: string }) {
  const t = useTranslations('staff.bookings')
  return (
    <>
      <Field
        label={t('form.amount', { currency })}
        lack={move.wrong ? t('form.badAmount') : undefined}
        error={move.blamed ? t('form.badAmount') : undefined}
      >
        <Input inputMode="decimal" value={move.amount} onChange={({ target }) => move.setAmount(target.value)} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('form.pay.method')}>
          <Select value={move.method} onChange={({ target }) => move.setMethod(target.value as Method)}>
            {methods.map((one) => (
              <option key={one} value={one}>
                {t(`moves.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('form.pay.receipt')}>
          <Input maxLength={60} value={move.receipt} onChange={({ target }) => move.setReceipt(target.value)} />
        </Field>
      </div>
      <Field label={t('form.note')}>
        <Input maxLength={300} value={move.note} onChange={({ target }) => move.setNote(target.value)} />
      </Field>
    </>
  )
}

/** Payment at the desk, for the rental or as deposit. */
export function PayForm({ booking, deposit = false, onDone }: Props & { readonly deposit?: boolean }) {
  const t = useTranslations('staff.bookings.form.pay')
  const { currency, depositMinor } = booking.price
  const money = useMoney(currency)
  const open = deposit ? depositMinor - booking.deposit.paidMinor : booking.balance.dueMinor
  const move = useMove(currency, open)
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={t('consequence')}
      onDone={onDone}
      run={(act) => act('payStaffBooking', { ...move.body, deposit })}
    >
      <p>{t('lead', { amount: money.exact(Math.max(0, open)) })}</p>
      <MoveFields move={move} currency={currency} />
    </ActForm>
  )
}

/** Money that goes back, for the rental or the deposit; more than is owed only as a manager's courtesy. */
export function RefundForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.refund')
  const { currency } = booking.price
  const money = useMoney(currency)
  const may = useMay()
  const [deposit, setDeposit] = useState(booking.balance.toGiveBackMinor === 0 && booking.deposit.paidMinor > 0)
  const [courtesy, setCourtesy] = useState('')
  const open = deposit ? booking.deposit.paidMinor : booking.balance.toGiveBackMinor
  const move = useMove(currency, open)
  const given = deposit || courtesy.trim() === '' ? null : courtesy.trim()
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={t('consequence')}
      onDone={onDone}
      run={(act) => act('refundStaffBooking', { ...move.body, deposit, courtesy: given })}
    >
      <p>{t('lead', { amount: money.exact(open) })}</p>
      <Field label={t('of')}>
        <Select
          value={deposit ? 'deposit' : 'rental'}
          onChange={({ target }) => setDeposit(target.value === 'deposit')}
        >
          <option value="rental">{t('rental')}</option>
          <option value="deposit">{t('deposit')}</option>
        </Select>
      </Field>
      <MoveFields move={move} currency={currency} />
      {!deposit && may('writeOff') && (
        <Field label={t('courtesy')}>
          <Input maxLength={300} value={courtesy} onChange={({ target }) => setCourtesy(target.value)} />
        </Field>
      )}
    </ActForm>
  )
}

/** Gives up what nobody will pay. */
export function WriteOffForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const { currency } = booking.price
  const money = useMoney(currency)
  const { amount, setAmount, minor, wrong, blamed } = useTypedAmount(currency, booking.balance.dueMinor)
  const [reason, setReason, told] = useKeptText(`writeOff ${booking.reference}`)
  return (
    <ActForm
      booking={booking}
      danger
      submit={t('writeOff.submit')}
      done={t('writeOff.done')}
      consequence={t('writeOff.consequence')}
      onDone={onDone}
      run={async (act) => told(await act('writeOffStaffBooking', { amountMinor: minor, reason: reason.trim() }))}
    >
      <p>{t('writeOff.lead', { amount: money.exact(booking.balance.dueMinor) })}</p>
      <Field
        label={t('amount', { currency })}
        lack={wrong ? t('badAmount') : undefined}
        error={blamed ? t('badAmount') : undefined}
      >
        <Input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </Field>
      <Field label={t('reason')} lack={reason.trim() === '' ? t('noReason') : undefined}>
        <Input maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActForm>
  )
}

/** Charge for what was found at the return, or is known while the rental lasts. */
export function ChargeForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings')
  const { currency } = booking.price
  const kinds = deskChargesIn(booking.status)
  const [kind, setKind] = useState<DeskChargeKind>(kinds[0] ?? 'cleaning')
  const [amount, setAmount] = useState('')
  const [reason, setReason, told] = useKeptText(`charge ${booking.reference}`)
  const [beyond, setBeyond] = useState(false)
  const minor = readAmount(amount, digitsOf(currency))
  const wrong = Number.isNaN(minor)
  return (
    <ActForm
      booking={booking}
      submit={t('form.charge.submit')}
      done={t('form.charge.done')}
      consequence={`${booking.status === 'active' ? `${t('form.charge.mailed')} ` : ''}${t('form.charge.consequence')}`}
      onDone={onDone}
      run={async (act) =>
        told(
          await act('chargeStaffReturn', {
            kind,
            amountMinor: minor ?? 0,
            reason: reason.trim(),
            beyondProtection: kind === 'damage' && beyond,
          }),
        )
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('form.charge.kind')}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as DeskChargeKind)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`items.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('form.amount', { currency })}
          lack={minor === null ? t('form.badAmount') : undefined}
          error={wrong ? t('form.badAmount') : undefined}
        >
          <Input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
      </div>
      <Field label={t('form.charge.reason')} lack={reason.trim() === '' ? t('form.noReason') : undefined}>
        <Input maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {kind === 'damage' && (
        <Checkbox checked={beyond} onChange={setBeyond}>
          {t('form.charge.beyond')}
        </Checkbox>
      )}
    </ActForm>
  )
}

/** Takes a charge back, with the reason that the customer reads. */
export function WaiveForm({ booking, chargeId, onDone }: Props & { readonly chargeId: number }) {
  const t = useTranslations('staff.bookings.form')
  const [reason, setReason, told] = useKeptText(`waive ${chargeId} ${booking.reference}`)
  return (
    <ActForm
      booking={booking}
      submit={t('waive.submit')}
      done={t('waive.done')}
      consequence={t('waive.consequence')}
      onDone={onDone}
      run={async (act) =>
        told(await act('waiveStaffCharge', { reason: reason.trim() }, { chargeId: String(chargeId) }))
      }
    >
      <Field label={t('reasonForCustomer')} lack={reason.trim() === '' ? t('noReason') : undefined}>
        <Input maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ActForm>
  )
}
