import { useMessages, useTranslations } from 'use-intl'

import { CarBehind } from '#rental/car-behind.tsx'
import { Stage } from '#rental/stage.tsx'

/** The car under its cloth. */
const imageOf = (picture: string) => `/img/vehicles/${picture}-covered.webp`

/** The classes that are yet to come, at night and under silk on one stage, without a price and without a button. */
export function Soon() {
  const t = useTranslations('home.fleet')
  const slide = useTranslations('site.home.slides.sports')
  const cars = useMessages().home.fleet.soonCars
  const [behind, front] = cars
  const sizes = '(min-width: 48rem) 41rem, 24rem'
  return (
    <article aria-labelledby="soon-heading" className="class-row">
      <Stage light="night" image={imageOf(front.picture)} sizes={sizes} className="soon">
        <CarBehind image={imageOf(behind.picture)} sizes={sizes} className="soon-behind" />
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
