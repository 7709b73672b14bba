import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { unbrokenName } from '#content/unbroken.ts'
import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { Directions } from '#rental/directions.tsx'
import { isOver, isUnordered, owesCar, stageOf } from '#rental/booking-stage.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { Ticket, TicketLegs, TicketStage, TicketStub, type Leg } from '#rental/ticket.tsx'
import { useWallClock } from '#rental/wall-clock.ts'
import { classes } from '#ui/classes.ts'
import { EmergencyNumber, numberLink } from './emergency-number.tsx'
import { CardIcon, ClockIcon, LicenceIcon, PassportIcon } from '#ui/rental-icons.tsx'

/** Facts of a rental on its ticket; an offer has them too. */
export type TicketBooking = Pick<
  Booking,
  'reference' | 'status' | 'vehicle' | 'pickup' | 'dropoff' | 'start' | 'end' | 'createdAt' | 'cancellation'
> & { readonly price: Pick<Booking['price'], 'days' | 'currency' | 'depositMinor'> }

interface TicketProps {
  readonly booking: TicketBooking
  readonly site: SiteData
  /** Content beside the number. */
  readonly children?: ReactNode
}

/** Times of a rental that does not take place are pale; the stage says why. */
const off = '[&_dd.figures]:font-medium [&_dd.figures]:text-ink-500'

/** A rental with its car, its way and its number. Where we promise no car, the stage is plain. */
export function RentalTicket({ booking, site, children }: TicketProps) {
  const t = useTranslations('booking.facts')
  const words = useWords()
  const legs = useLegs(booking, site)
  const over = isOver(booking) || owesCar(booking)
  return (
    <Ticket {...(stageOf(booking) === 'off' && { className: off })}>
      <TicketStage shape={over ? 'over' : 'ticket'} image={booking.vehicle.image} eager>
        <CarName booking={booking} over={over} />
      </TicketStage>
      <TicketLegs {...legs} length={words.days(booking.price.days)} flat={over} />
      <TicketStub>
        <div className="grid gap-x-12 gap-y-6 @[40rem]:grid-cols-2">
          <Reference booking={booking} label={t(isRequest(booking) ? 'referenceRequest' : 'reference')} />
          {children}
        </div>
      </TicketStub>
    </Ticket>
  )
}

/** Whether the number is that of a request, which never became a booking. */
export const isRequest = ({ status }: Pick<Booking, 'status'>): boolean =>
  isUnordered(status) || status === 'declined' || status === 'expired' || status === 'withdrawn'

function CarName({ booking: { status, vehicle }, over }: Pick<TicketProps, 'booking'> & { readonly over: boolean }) {
  const t = useTranslations('booking.facts')
  const words = useWords()
  const state = useTranslations('booking.words.statuses')
  const open = status === 'requested' || status === 'offered' || status === 'pending_payment' ? status : undefined
  const ended = isOver({ status })
  const EndIcon = stageOf({ status }) === 'back' ? CircleCheck : CircleX
  const said = open ? t(`open.${open}`) : ended && state(status)
  return (
    <div className="relative">
      <p
        className={
          over
            ? 'flex items-center gap-2 text-small font-semibold text-ink-700'
            : 'flex items-center gap-2 text-small font-semibold text-petrol-300'
        }
      >
        {open && <ClockIcon className="shrink-0 text-amber-500" />}
        {ended && <EndIcon aria-hidden size={18} className="shrink-0" />}
        {said || words.type(vehicle.type)}
      </p>
      <p className="mt-2.5 max-w-[9em] font-display text-[1.875rem] leading-[1.04] font-[650] tracking-[-0.03em] text-balance @[40rem]:mt-3.5 @[40rem]:text-4xl">
        {unbrokenName(vehicle.name)}
      </p>
      <p className={over ? 'mt-1.5 text-small text-ink-700' : 'mt-1.5 text-small text-petrol-100'}>
        {t('orSimilar')}
        {said && `, ${words.type(vehicle.type)}`}
      </p>
    </div>
  )
}

/** Pickup and drop-off. The way to a branch is shown once; to the return, a button shows it on the road (actions.tsx). */
function useLegs(booking: TicketBooking, site: SiteData): Readonly<Record<'pickup' | 'dropoff', Leg>> {
  const t = useTranslations('booking.facts.rows')
  const language = useLanguage()
  const clock = useWallClock()
  const stage = stageOf(booking)
  const oneWay = booking.pickup !== booking.dropoff
  const branchOf = (id: number) => site.branches.find((one) => one.id === id)!
  const leg = (which: 'pickup' | 'dropoff', local: string, { way = false, hours = false }): Leg => {
    const branch = branchOf(booking[which])
    const told = stage === 'ahead' && which === 'dropoff' && branch.phone.text === branchOf(booking.pickup).phone.text
    return {
      label: t(which),
      when: clock.both(local),
      place: branch.names[language],
      detail: (
        <>
          {branch.details[language] !== '' && <span>{branch.details[language]}</span>}
          <span>
            {branch.street}, <span className="whitespace-nowrap">{branch.city}</span>
          </span>
          {/* On a wide page, they stand beside the facts below the ticket (booking-facts.tsx). */}
          {hours && (
            <span className="figures mt-1.5 @6xl/page:hidden">
              <span className="block whitespace-pre-line">{branch.hours[language]}</span>
              {/* On a phone it is in the page's foot. */}
              {!told && (
                <a href={branch.phone.href} className={classes(numberLink, 'whitespace-nowrap @max-2xl:hidden')}>
                  {branch.phone.text}
                </a>
              )}
            </span>
          )}
          {way && <Directions branch={branch} className="mt-auto -mb-2.5" />}
        </>
      ),
    }
  }
  return {
    pickup: leg('pickup', booking.start, { way: stage === 'ahead', hours: stage === 'ahead' }),
    dropoff: leg('dropoff', booking.end, {
      way: stage === 'ahead' && oneWay,
      hours: stage === 'underway' || (stage === 'ahead' && oneWay),
    }),
  }
}

/** Size of the number and, beside it, of what the rental cost. */
export const largeFigure = 'text-[clamp(1.5rem,1.25rem+1.5vw,1.75rem)] leading-tight @[48rem]:text-[2.125rem]'

function Reference({ booking, label }: { readonly booking: TicketBooking; readonly label: string }) {
  const t = useTranslations('booking.facts')
  const clock = useWallClock()
  return (
    <div>
      <p className="text-small text-ink-500">{label}</p>
      {/* Has the hyphens of a keyboard, because customers copy it. */}
      <p className={classes('figures mt-1 font-display font-[650] whitespace-nowrap select-all', largeFigure)}>
        {booking.reference}
      </p>
      <p className="mt-1.5 text-small text-ink-500">{t('received', { date: clock.moment(booking.createdAt) })}</p>
      {booking.status === 'confirmed' && (
        <>
          <p className="mt-5 text-small text-ink-500">{t('rows.emergency')}</p>
          <EmergencyNumber />
        </>
      )}
    </div>
  )
}

/** Papers and card that the customer shows at the desk. */
export function Bring({ price }: Pick<TicketBooking, 'price'>) {
  const t = useTranslations('booking.facts.bring')
  const money = useMoney(price.currency)
  const items = [
    [LicenceIcon, t('licence')],
    [PassportIcon, t('passport')],
    [CardIcon, t('card', { deposit: money.brief(price.depositMinor) })],
  ] as const
  return (
    <div>
      <p className="text-small text-ink-500">{t('heading')}</p>
      <ul className="mt-1 divide-y divide-line text-small">
        {items.map(([Icon, text]) => (
          <li key={text} className="flex gap-3 py-2.5">
            <Icon className="mt-px shrink-0 text-petrol-600" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
