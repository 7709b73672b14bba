import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { timeOf } from '#domain/period.ts'
import { CarPicture } from '#rental/stage.tsx'
import { defaultImage } from '#rental/car-frame.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { isOff } from './acts-of.ts'
import { useBranchById } from './branch-words.ts'

/** A booking as a ticket: way, car and, behind the line where it is torn, the sum with the number to scan. */
export function OfficeTicket({ booking }: { readonly booking: StaffBooking }) {
  const words = useWords()
  return (
    <section className="@container drop-shadow-[0_0_1px_rgb(18_24_32/0.3)] drop-shadow-[0_2px_12px_rgb(18_24_32/0.05)]">
      <div className="office-ticket grid overflow-hidden rounded-2xl @[38rem]:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div className="min-w-0 bg-white px-5 py-4.5 @[38rem]:px-6">
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 @[38rem]:gap-5">
            <End day={booking.start} branch={booking.pickup} off={isOff(booking)} />
            <p className="flex items-center justify-center gap-2.5 text-meta whitespace-nowrap text-ink-500 before:flex-1 before:border-t-[1.5px] before:border-line-2 after:flex-1 after:border-t-[1.5px] after:border-line-2 @max-[29rem]:before:hidden @max-[29rem]:after:hidden">
              <span className="flex items-center gap-1.5">
                {words.days(booking.price.days)}
                {!isOff(booking) && <ArrowRight aria-hidden size={14} className="text-petrol-600" />}
              </span>
            </p>
            <End day={booking.end} branch={booking.dropoff} off={isOff(booking)} right />
          </div>
          <TicketVehicle booking={booking} />
        </div>
        <Stub booking={booking} />
      </div>
    </section>
  )
}

function End({
  day,
  branch,
  off,
  right = false,
}: {
  readonly day: string
  readonly branch: number
  /** Whether the rental does not take place: its times are struck through. */
  readonly off: boolean
  readonly right?: boolean
}) {
  const format = useFormat()
  const name = useBranchById()
  return (
    <div className={right ? 'text-right' : undefined}>
      <p className="text-meta text-ink-500">
        <span className="@max-[49rem]:hidden">{format.date(day, 'long')}</span>
        <span className="@[49rem]:hidden">{format.date(day)}</span>
      </p>
      <p
        className={classes(
          'font-display text-2xl leading-9.5 font-[650] tracking-[-0.025em] @[38rem]:text-[2.125rem]',
          off && 'text-ink-500 line-through decoration-[1.5px]',
        )}
      >
        {timeOf(day)}
      </p>
      <p className="font-semibold">{name(branch)}</p>
    </div>
  )
}

function TicketVehicle({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  const words = useWords()
  const format = useFormat()
  const car = booking.cars.at(-1)
  const before = booking.cars.slice(0, -1).map(({ plate }) => plate)
  const image = car?.image ?? booking.vehicle.image
  const state = [
    car?.fuelEighths != null && t('fuel', { eighths: String(car.fuelEighths) }),
    car?.chargePercent != null && t('charge', { percent: String(car.chargePercent) }),
    car?.clean != null && t(car.clean ? 'clean' : 'dirty'),
  ].filter((one) => one !== false)
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,10rem)_minmax(7.5rem,1fr)] items-center gap-x-5 border-t border-line pt-3.5 @[44rem]:grid-cols-[7rem_auto_1fr_auto] @[44rem]:gap-x-4 @[52rem]:grid-cols-[11rem_auto_1fr_auto] @[52rem]:gap-x-5">
      <span className="grid h-23 w-full max-w-44 place-items-center overflow-hidden rounded-card bg-linear-to-b from-stage-back to-stage-front">
        <CarPicture
          source={image ?? defaultImage}
          sizes="176px"
          eager
          className={classes('w-42 object-contain', isOff(booking) && 'opacity-45 grayscale')}
        />
      </span>
      {/* Beside the picture: in a column where the ticket is narrow, else in three. */}
      <div className="grid min-w-0 justify-items-start gap-y-1.5 @[44rem]:contents">
        <div className="min-w-0">
          <p className="text-xs text-ink-500 @max-[44rem]:hidden">{t('car')}</p>
          <p className="font-semibold">{car?.vehicle ?? booking.vehicle.name}</p>
          <p className="text-xs text-ink-500">{words.type(car?.type ?? booking.vehicle.type)}</p>
        </div>
        <div className="@[44rem]:justify-self-center">
          {car === undefined ? (
            booking.next !== null && <p className="text-ink-500">{t('noCar')}</p>
          ) : (
            <p className="inline-flex h-6 items-center overflow-hidden rounded-sm border-[1.5px] border-ink-900 bg-white pr-2 font-display font-[650] tracking-[0.03em] whitespace-nowrap before:mr-1.75 before:self-stretch before:bg-[#0f3f9e] before:px-[3px] before:pt-1.5 before:text-[0.5625rem] before:leading-none before:text-white before:content-['D']">
              {car.plate}
            </p>
          )}
          {before.length > 0 && <p className="text-xs text-ink-500">{t('before', { plates: before.join(', ') })}</p>}
        </div>
        {car !== undefined && (
          <div className="@max-[44rem]:text-xs @max-[44rem]:text-ink-500 @[44rem]:whitespace-nowrap">
            <p className="text-xs text-ink-500 @max-[44rem]:hidden">{t('state')}</p>
            <p className="@[44rem]:font-semibold">{t('km', { km: format.number(car.km) })}</p>
            <p className="text-xs text-ink-500">{state.join(', ')}</p>
          </div>
        )}
      </div>
    </div>
  )
}

function Stub({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  const money = useMoney(booking.price.currency)
  const { dueMinor, toGiveBackMinor, chargedMinor } = booking.balance
  const picture = renderSVG(booking.reference, { border: 0, ecc: 'M' })
  const ordered = booking.charges.length > 0
  // The sum stands above: it is said again only where a part of it is paid.
  const owed = dueMinor < chargedMinor ? t('due', { amount: money.exact(dueMinor) }) : t('unpaid')
  return (
    <div className="grid content-start border-line-2 bg-white px-5 py-5 @max-[38rem]:grid-cols-[minmax(0,1fr)_auto] @max-[38rem]:items-center @max-[38rem]:gap-x-5 @max-[38rem]:border-t-2 @max-[38rem]:border-dotted @[38rem]:border-l-2 @[38rem]:border-dotted @[38rem]:px-5.5">
      <div>
        <p className="text-xs text-ink-500">{t('total')}</p>
        <p className="font-display text-[1.75rem] leading-8.5 font-[650] tracking-[-0.02em]">
          {money.exact(ordered ? chargedMinor : booking.price.totalMinor)}
        </p>
        {toGiveBackMinor > 0 ? (
          <p className="text-xs font-semibold text-amber-800">{t('back', { amount: money.exact(toGiveBackMinor) })}</p>
        ) : (
          ordered && (
            <p className={`text-xs font-semibold ${dueMinor > 0 ? 'text-ink-700' : 'text-success'}`}>
              {dueMinor > 0 ? owed : chargedMinor > 0 && t('paid')}
            </p>
          )
        )}
      </div>
      {!isOff(booking) && (
        <img
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          width={92}
          height={92}
          className="@max-[38rem]:col-start-2 @max-[38rem]:row-span-2 @max-[38rem]:row-start-1 @[38rem]:mt-3.5 @[38rem]:-mb-1"
        />
      )}
      <p className="plate mt-3 text-meta">{booking.reference}</p>
    </div>
  )
}
