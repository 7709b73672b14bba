import type { RentalOffer } from '#contract/rental-offer.ts'
import { VehiclePicture } from '#rental/vehicle-picture.tsx'
import { useWords } from '#rental/rental-words.ts'

/** The car of an offer. */
export function Vehicle({ vehicle }: Pick<RentalOffer, 'vehicle'>) {
  const words = useWords()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="w-40 shrink-0 rounded-field bg-sand p-2">
        <VehiclePicture image={vehicle.image} sizes="160px" eager />
      </div>
      <p>
        <span className="block font-semibold">{words.similar(vehicle.name)}</span>
        <span className="text-ink-700">{words.type(vehicle.type)}</span>
      </p>
    </div>
  )
}
