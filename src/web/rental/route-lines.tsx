import type { Leg } from './ticket.tsx'

/** Pickup and drop-off as stations on a line. @param props.pickup its time may be unknown yet */
export const RouteLines = ({ pickup, dropoff }: Readonly<Record<'pickup' | 'dropoff', RouteEnd>>) => (
  <dl className="grid gap-3.5 pl-6.5 text-small">
    {[pickup, dropoff].map(({ label, when, place }) => (
      <div
        key={label}
        className="relative before:absolute before:top-1.5 before:-left-6.5 before:z-1 before:size-3 before:rounded-full before:border-2 before:border-petrol-600 before:bg-white last:before:bg-petrol-600 not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-6 not-last:after:-left-[21px] not-last:after:border-l-[1.5px] not-last:after:border-dashed not-last:after:border-edge"
      >
        <dt className="sr-only">{label}</dt>
        <dd>
          {when !== undefined && <span className="figures block font-semibold">{when}</span>}
          <span className="block text-ink-700">{place}</span>
        </dd>
      </div>
    ))}
  </dl>
)

export type RouteEnd = Pick<Leg, 'label' | 'place'> & { readonly when: string | undefined }
