import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import { dateOf } from '#domain/local-time.ts'
import { useBranchName } from '#rental/branch-name.ts'
import { useWords } from '#rental/rental-words.ts'
import { Stage } from '#rental/stage.tsx'
import { useFormat } from '#rental/use-format.ts'

interface OfferProps {
  readonly offer: RentalOffer
  readonly site: SiteData
}

/** The car of an offer that is over, in plain day, with what was asked for. */
export function Vehicle({ offer: { vehicle, start, end, pickup }, site }: OfferProps) {
  const words = useWords()
  const format = useFormat()
  const branch = useBranchName()
  return (
    <Stage
      light="day"
      image={vehicle.image}
      sizes="(min-width: 40rem) 460px, 320px"
      eager
      unlit
      className="h-72 p-5 [--car:min(260px,100%-2rem)] [--floor:246px] [--x:calc((100%-min(260px,100%-2rem))/2)] sm:h-56 sm:p-7 sm:[--x:auto] sm:[--car:22rem] sm:[--floor:12.5rem] sm:[--xr:1.875rem]"
    >
      <div className="relative">
        <p className="text-small font-semibold text-ink-700">{words.type(vehicle.type)}</p>
        <p className="mt-1.5 heading-3">{words.similar(vehicle.name)}</p>
        <p className="figures mt-1.5 text-small text-ink-700">
          <span className="whitespace-nowrap">{format.days(dateOf(start), dateOf(end))}</span>,{' '}
          {branch(site.branches.find(({ id }) => id === pickup))}
        </p>
      </div>
    </Stage>
  )
}
