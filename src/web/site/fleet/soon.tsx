import { useMessages, useTranslations } from 'use-intl'

import { frameOf } from '#rental/car-frame.ts'
import { CarBehind } from '#rental/car-behind.tsx'
import { Stage } from '#rental/stage.tsx'

/** Where the near headlamp is, in lengths of the car from its bumper, and above the wheel's foot. */
const lamps: Readonly<Record<string, readonly [along: number, up: number]>> = {
  sports: [0.263, 0.138],
  'business-sedan': [0.226, 0.164],
}

const imageOf = (picture: string) => `/img/vehicles/${picture}.webp`

/** The classes that are yet to come, at night on one stage, without a price and without a button. */
export function Soon() {
  const t = useTranslations('home.fleet')
  const slide = useTranslations('site.home.slides.sports')
  const cars = useMessages().home.fleet.soonCars
  const [behind, front] = cars
  const sizes = '(min-width: 48rem) 41rem, 24rem'
  return (
    <article aria-labelledby="soon-heading" className="class-row">
      <Stage
        light="night"
        image={imageOf(front.picture)}
        sizes={sizes}
        className="soon"
        onCar={<Lamp of={front.picture} />}
      >
        <CarBehind image={imageOf(behind.picture)} sizes={sizes} className="soon-behind">
          <Lamp of={behind.picture} />
        </CarBehind>
        <p className="w-fit rounded-full bg-amber-500/15 px-3 py-0.5 text-small font-semibold text-amber-500">
          {t('soon')}
        </p>
        <h3 id="soon-heading" className="soon-title">
          <span className="block">{slide('first')}</span> <span className="block">{slide('second')}</span>
        </h3>
        <p className="soon-text">{slide('description')}</p>
        <ul className="soon-names">
          {cars.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Stage>
    </article>
  )
}

function Lamp({ of }: { readonly of: string }) {
  const { left, right, wheelY } = frameOf(imageOf(of))
  const [along, up] = lamps[of] ?? [0, 0]
  const length = right - left
  // The pictures are 40 wide and 21 high.
  const at = { left: `${(left + along * length) * 100}%`, top: `${(wheelY - (up * length * 40) / 21) * 100}%` }
  return <i className="car-lamp" style={at} />
}
