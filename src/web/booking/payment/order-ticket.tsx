import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useWords } from '#rental/rental-words.ts'
import { Ticket, TicketCar, TicketLegs, TicketRow, TicketStage, TicketStub, type Leg } from '#rental/ticket.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { Names } from '../drivers/driver-names.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { Step } from '../flow/steps.ts'
import { useChosen } from '../vehicle/use-offers.ts'

interface OrderTicketProps {
  readonly method: PaymentMethod | null
  /** Consent to our terms. */
  readonly agreement: ReactNode
  /** The price. */
  readonly children: ReactNode
}

/** Rental and customer so far, as the ticket that they become, with a way back to each entry (BGB § 312i). */
export function OrderTicket({ method, agreement, children }: OrderTicketProps) {
  const t = useTranslations('booking.payment')
  const words = useWords()
  const { driver, quote } = useFlow()
  const { values } = driver
  const leg = useLeg()
  const length = quote ? words.days(quote.price.days) : ''
  return (
    <Ticket className="mt-4">
      <Car />
      <TicketLegs pickup={leg('pickup')} dropoff={leg('dropoff')} length={length} />
      <TicketStub>
        <dl className="divide-y divide-line">
          <Row label={t('rows.customer')} edit="details">
            <span className="font-semibold">
              {values.firstName} {values.lastName}
            </span>
            <span className="block [overflow-wrap:anywhere]">{values.email}</span>
            <span className="block">{values.phone}</span>
          </Row>
          {driver.others.length > 0 && (
            <Row label={words.drivers(driver.others.length)} edit="details">
              <Names drivers={driver.others} />
            </Row>
          )}
          {method && <Row label={t('rows.payment')}>{words.payment(method)}</Row>}
          <Row label={t('rows.price')} wide>
            {children}
          </Row>
          {/* Last, so that it stands at the button. */}
          <Row label={t('rows.terms')} wide>
            {agreement}
          </Row>
        </dl>
      </TicketStub>
    </Ticket>
  )
}

function Car() {
  const t = useTranslations('booking.payment.rows')
  const similar = useTranslations('booking.vehicle')('similar')
  const words = useWords()
  const { offer } = useChosen()
  return (
    <TicketStage image={offer?.image ?? null}>
      {offer && (
        <TicketCar type={words.type(offer.type)} name={offer.name} similar={similar}>
          <Edit
            label={t('type')}
            step="vehicle"
            className={`text-white hover:text-petrol-100 @[40rem]:mt-1 ${corner}`}
          />
        </TicketCar>
      )}
    </TicketStage>
  )
}

/** An end of the rental on the ticket, with the way back to its entries. */
function useLeg(): (which: 'pickup' | 'dropoff') => Leg {
  const t = useTranslations('booking.payment.rows')
  const { site, trip } = useFlow()
  const name = useBranchName()
  const clock = useWallClock()
  return (which) => {
    const time = which === 'pickup' ? trip.start : trip.end
    return {
      label: t(which),
      when: time === undefined ? '' : clock.both(time),
      place: name(site.branches.find(({ id }) => id === trip[which])),
      detail: <Edit label={t(which)} step="dates" className={`text-petrol-600 hover:text-petrol-800 ${corner}`} />,
    }
  }
}

interface RowProps {
  readonly label: string
  /** Step of the entry; what is chosen in this one has no way back. */
  readonly edit?: Step
  readonly wide?: boolean
  readonly children: ReactNode
}

function Row({ label, edit, wide = false, children }: RowProps) {
  return (
    <TicketRow
      label={label}
      wide={wide}
      edit={edit && <Edit label={label} step={edit} className="text-petrol-600 hover:text-petrol-800" />}
    >
      {children}
    </TicketRow>
  )
}

/** On a narrow ticket all ways back stand at its right edge. */
const corner = '@max-[40rem]:absolute @max-[40rem]:top-0 @max-[40rem]:right-0'

function Edit({ label, step, className }: { readonly label: string; readonly step: Step; readonly className: string }) {
  const t = useTranslations('booking.payment')
  const { address } = useFlow()
  return (
    <Link
      to={{ search: address(step) }}
      aria-label={t('editName', { what: label })}
      className={`-my-2.5 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4 ${className}`}
    >
      {t('edit')}
    </Link>
  )
}
