import type { RentalOffer } from '#contract/rental-offer.ts'
import { useWords } from '#rental/rental-words.ts'
import { Stage } from '#rental/stage.tsx'

/** The car of an offer that is over, in plain day. */
export function Vehicle({ vehicle }: Pick<RentalOffer, 'vehicle'>) {
  const words = useWords()
  return (
    <Stage
      light="day"
      image={vehicle.image}
      sizes="(min-width: 40rem) 460px, 320px"
      eager
      unlit
      className="h-72 p-5 [--car:min(260px,100%-2rem)] [--floor:246px] [--x:calc((100%-min(260px,100%-2rem))/2)] sm:h-56 sm:p-7 sm:[--x:auto] sm:[--car:22rem] sm:[--floor:12rem] sm:[--xr:1.875rem]"
    >
      <div className="relative">
        <p className="text-small font-semibold text-ink-700">{words.type(vehicle.type)}</p>
        <p className="mt-1.5 heading-3">{words.similar(vehicle.name)}</p>
      </div>
    </Stage>
  )
}
