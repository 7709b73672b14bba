import { CreditCard, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { deskChargesIn } from '#domain/return-charges.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { isOff } from './acts-of.ts'
import { PartHead, PartNone, PartRow } from './office-part.tsx'
import { useChargeName } from './item-words.ts'
import { WaiveForm } from './money-forms.tsx'

type Charge = StaffBooking['charges'][number]

/** Lines of the price and charges with their sum, and what was paid. */
export function MoneyPart({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings')
  const money = useMoney(booking.price.currency)
  const name = useChargeName(booking)
  const [waiving, setWaiving] = useState<Charge | null>(null)
  const { charges, balance } = booking
  const ordered = charges.length > 0
  const asPrice = booking.price.items.map((item, at) => ({ ...item, id: -1 - at, code: item.code ?? null }))
  // Lines that an amendment took back are history; those that hold stand here.
  const empty = isOff(booking) && booking.moves.length === 0
  const shown = charges.filter(({ agreed, corrected, corrects }) => !(agreed && (corrected || corrects)))
  if (empty && ordered && shown.length === 0) return null
  return (
    <section>
      <PartHead title={t('page.money')} />
      {!ordered &&
        asPrice.map((item) => (
          <PartRow key={item.id} right={<span className="figures">{money.exact(item.amountMinor)}</span>}>
            {name(item as unknown as Charge)}
          </PartRow>
        ))}
      {shown.map((charge) => (
        <ChargeRow key={charge.id} booking={booking} charge={charge} onWaive={() => setWaiving(charge)} />
      ))}
      <p className="flex min-h-10 items-center justify-between font-display text-[0.9375rem] font-[650]">
        {t('page.total')}
        <span className="figures">{money.exact(ordered ? balance.chargedMinor : booking.price.totalMinor)}</span>
      </p>
      {(booking.moves.length > 0 || booking.next?.step === 'hand_over') && <Payments booking={booking} />}
      <OfficeDialog
        leaving="ends"
        open={waiving !== null}
        onClose={() => setWaiving(null)}
        title={
          waiving === null
            ? ''
            : t('form.waive.title', { what: name(waiving), amount: money.exact(waiving.amountMinor) })
        }
      >
        {waiving && <WaiveForm booking={booking} chargeId={waiving.id} onDone={() => setWaiving(null)} />}
      </OfficeDialog>
    </section>
  )
}

/** Line of the ledger; a charge beyond the price can be waived until the rental is closed. */
function ChargeRow({
  booking,
  charge,
  onWaive,
}: {
  readonly booking: StaffBooking
  readonly charge: Charge
  readonly onWaive: () => void
}) {
  const t = useTranslations('staff.bookings')
  const money = useMoney(booking.price.currency)
  const name = useChargeName(booking)
  const may = useMay()
  const { agreed, corrects, corrected, reason } = charge
  const waivable = !agreed && !corrects && !corrected && deskChargesIn(booking.status).length > 0 && may('waiveCharge')
  return (
    <PartRow
      right={
        <span className="figures flex items-center gap-2">
          {waivable && (
            <button
              type="button"
              onClick={onWaive}
              className="text-meta font-semibold text-petrol-600 hover:underline touch:-my-1.5 touch:min-h-11"
            >
              {t('form.waive.open')}
            </button>
          )}
          {money.exact(charge.amountMinor)}
        </span>
      }
    >
      <span className={classes(corrected && 'line-through')}>{name(charge)}</span>
      {corrects && <Chip>{t('items.waived')}</Chip>}
      {reason !== null && reason !== '' && <span className="text-meta text-ink-500">{reason}</span>}
    </PartRow>
  )
}

function Payments({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings')
  const money = useMoney(booking.price.currency)
  const format = useFormat()
  const { moves, deposit, price } = booking
  const kinds = ['paid', 'received', 'captured', 'refunded', 'written_off', 'authorised', 'released'] as const
  /** Words of a movement; a payment of the deposit is told by the deposit's name alone. */
  const nameOf = ({ kind, purpose }: (typeof moves)[number]) => {
    if (purpose === 'deposit' && kind === 'refunded') return [t('moves.depositBack')]
    const known = t(`moves.${kinds.find((one) => one === kind) ?? 'other'}`)
    if (purpose !== 'deposit') return [known]
    return ['paid', 'received', 'captured'].includes(kind) ? [t('moves.deposit')] : [t('moves.deposit'), known]
  }
  const held = deposit.paidMinor + deposit.authorisedMinor
  return (
    <>
      <div className="mt-4">
        <PartHead title={t('page.payments')} />
      </div>
      {moves.map((move) => {
        const method =
          move.method === 'cash' || move.method === 'card_terminal' || move.method === 'transfer'
            ? t(`moves.${move.method}`)
            : null
        const amount = money.exact(move.kind === 'refunded' ? -move.amountMinor : move.amountMinor)
        return (
          <PartRow key={move.id}>
            {move.purpose === 'deposit' ? (
              <Lock aria-hidden size={16} className="mt-0.5 shrink-0 self-start text-ink-500" />
            ) : (
              <CreditCard aria-hidden size={16} className="mt-0.5 shrink-0 self-start text-ink-500" />
            )}
            <span className="min-w-0 flex-1">
              {/* The number of the receipt has the whole width, so that it stays in one line. */}
              <span className="flex justify-between gap-3">
                {[...nameOf(move), method].filter((one) => one !== null).join(', ')}
                <span className="figures">{amount}</span>
              </span>
              <span className="block text-xs text-ink-500">
                {[format.day(move.at), move.receipt, move.note].filter((one) => one !== null && one !== '').join(', ')}
              </span>
            </span>
          </PartRow>
        )
      })}
      {moves.length === 0 && <PartNone>{t('page.noPayments')}</PartNone>}
      {price.depositMinor > 0 && booking.next?.step === 'hand_over' && (
        <PartRow
          right={
            <span className="text-meta text-ink-500">
              {t(held >= price.depositMinor ? 'page.depositHeld' : 'page.depositOpen')}
            </span>
          }
        >
          {t('page.deposit', { amount: money.exact(price.depositMinor) })}
        </PartRow>
      )}
    </>
  )
}
