import type { ReactNode } from 'react'

import { unbrokenName } from '#content/unbroken.ts'
import { classes } from '#ui/classes.ts'
import { Stage } from './stage.tsx'

const shadow =
  '@container drop-shadow-[0_1px_0_var(--color-line)] drop-shadow-[0_18px_30px_rgb(11_15_20/0.09)] print:drop-shadow-none'

/**
 * A rental as a ticket: its car on a stage, standing over the lower edge; on the paper below it the way from pickup to
 * drop-off; and, behind the line where it is torn, its stub. The width of the ticket decides on its shape, not the window's.
 */
export function Ticket({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <section className={classes(shadow, className)}>{children}</section>
}

const shapes = {
  ticket:
    'h-75 p-5 pt-5.5 [--car:min(318px,100%-2rem)] [--x:calc((100%-min(318px,100%-2rem))/2)] [--floor:326px] @[40rem]:px-9 @[40rem]:py-8 @[40rem]:[--x:auto] @[40rem]:[--xr:1.75rem] @[40rem]:[--car:25rem] @[40rem]:[--floor:20.75rem] @[48rem]:[--xr:2.25rem] @[48rem]:[--car:31.875rem] @[48rem]:[--floor:20.875rem]',
  account:
    'h-74 p-5 pt-5.5 [--car:min(296px,100%-2rem)] [--x:calc((100%-min(296px,100%-2rem))/2)] [--floor:320px] @[40rem]:h-63 @[40rem]:px-9 @[40rem]:py-7.5 @[40rem]:[--x:auto] @[40rem]:[--xr:1.75rem] @[40rem]:[--car:21.25rem] @[40rem]:[--floor:17.75rem] @[56rem]:[--xr:2.75rem] @[56rem]:[--car:27rem]',
  /** Over: the car stands in the stage, not over its edge. */
  over: 'h-72 p-5 pt-5.5 [--car:min(260px,100%-2rem)] [--x:calc((100%-min(260px,100%-2rem))/2)] [--floor:258px] @[40rem]:h-64 @[40rem]:[--floor:13.75rem] @[40rem]:[--x:auto] @[40rem]:px-9 @[40rem]:py-8 @[40rem]:[--xr:1.75rem] @[40rem]:[--car:21.25rem] @[48rem]:[--xr:2.25rem] @[48rem]:[--car:25.5rem] @[48rem]:[--floor:14.25rem]',
  /** As low as the summary's, its car in the middle; higher, with its car at the right, where it spans the page. */
  head: 'h-37 [--car:16.125rem] [--floor:10rem] [--x:calc((100%-16.125rem)/2)] sm:max-lg:h-50 sm:max-lg:[--car:21rem] sm:max-lg:[--floor:13.25rem] sm:max-lg:[--x:auto] sm:max-lg:[--xr:1.75rem]',
} as const

interface TicketStageProps {
  /**
   * 'ticket' for a page about one rental, 'account' for the flatter one of the account's pages, 'over' in plain day for
   * a rental that is over or does not take place, 'head' without words on it.
   */
  readonly shape?: keyof typeof shapes
  readonly image: string | null
  readonly eager?: boolean
  readonly children?: ReactNode
}

export function TicketStage({ shape = 'ticket', image, eager = false, children }: TicketStageProps) {
  return (
    <Stage
      light={shape === 'over' ? 'day' : 'dusk'}
      image={image}
      eager={eager}
      sizes="(min-width: 120rem) 800px, (min-width: 48rem) 640px, 400px"
      over={shape !== 'over'}
      unlit={shape === 'over'}
      className={classes('z-1 rounded-b-none', shapes[shape])}
    >
      {children}
    </Stage>
  )
}

/** Words on the stage of what is about to be ordered. */
export const TicketCar = ({
  type,
  name,
  similar,
  children,
}: {
  readonly type: string
  readonly name: string
  readonly similar: string
  readonly children?: ReactNode
}) => (
  <div className="relative">
    <p className="text-small font-semibold text-petrol-300">{type}</p>
    <p className="mt-2.5 max-w-[9em] font-display text-[1.875rem] leading-[1.04] font-[650] tracking-[-0.03em] text-balance @[40rem]:text-4xl">
      {unbrokenName(name)}
    </p>
    <p className="mt-1.5 text-small text-petrol-100">{similar}</p>
    {children}
  </div>
)

export interface Leg {
  /** „Abholung“, „Rückgabe“ */
  readonly label: string
  /** Short date and time. */
  readonly when: string
  readonly place: string
  /** Address, or how to find the desk. */
  readonly detail?: ReactNode
}

/** Pickup and drop-off. The dashed line between them says how long the rental is. */
export function TicketLegs({
  pickup,
  dropoff,
  length,
  flat = false,
}: Readonly<Record<'pickup' | 'dropoff', Leg>> & {
  readonly length: string
  /** No car stands over the stage's edge. */
  readonly flat?: boolean
}) {
  return (
    <div
      className={classes(
        'ticket-legs grid gap-y-3 bg-white px-5 pb-8 @[40rem]:grid-cols-[max-content_minmax(6rem,1fr)_minmax(max-content,calc(50%-1.5rem))] @[40rem]:gap-x-4 @[40rem]:px-9 @[40rem]:pb-10',
        flat ? 'pt-6 @[40rem]:pt-8' : 'pt-12 @[40rem]:pt-14',
      )}
    >
      <dl className="contents">
        <LegFacts leg={pickup} />
        <LegFacts leg={dropoff} className="order-last" />
      </dl>
      <p className="flex items-center gap-2 text-small text-ink-500 after:flex-1 after:border-t-[1.5px] after:border-dashed after:border-edge @[40rem]:h-19 @[40rem]:before:flex-1 @[40rem]:before:border-t-[1.5px] @[40rem]:before:border-dashed @[40rem]:before:border-edge">
        {length}
      </p>
    </div>
  )
}

function LegFacts({
  leg: { label, when, place, detail },
  className,
}: {
  readonly leg: Leg
  readonly className?: string
}) {
  return (
    <div className={classes('relative flex flex-col', className)}>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="figures mt-0.5 font-display text-[1.3125rem] leading-tight font-[650] tracking-[-0.02em] @[40rem]:text-xl @[48rem]:text-[1.375rem]">
        {when}
      </dd>
      <dd className="mt-1.5 font-semibold @[40rem]:max-w-60">{place}</dd>
      {detail !== undefined && (
        <dd className="flex grow flex-col items-start text-small text-ink-500 @[40rem]:max-w-60">{detail}</dd>
      )}
    </div>
  )
}

/** Part that is kept when the ticket is torn: the number, what to bring, the next step. */
export function TicketStub({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div className={classes('ticket-stub rounded-b-card bg-white px-5 pb-6 @[40rem]:px-9 @[40rem]:pb-8', className)}>
      <div
        aria-hidden
        className="-mx-1 mb-6 border-t-[1.5px] border-dashed border-edge/60 @[40rem]:-mx-2.5 @[40rem]:mb-7"
      />
      {children}
    </div>
  )
}

/** Row of a stub: an entry, with the way to change it if there is one. */
export function TicketRow({
  label,
  edit,
  wide = false,
  children,
}: {
  readonly label: string
  readonly edit?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className={classes('min-w-0 max-sm:col-span-2', wide && 'max-sm:mt-3 sm:col-span-2')}>{children}</dd>
      {edit !== undefined && <dd className="max-sm:col-start-2 max-sm:row-start-1">{edit}</dd>}
    </div>
  )
}
