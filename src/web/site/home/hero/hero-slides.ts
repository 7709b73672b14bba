import type { CarFrame } from '#content/car-body.ts'
import { frameOf, propertiesOf } from '#rental/car-frame.ts'
import { pictureSet } from '#ui/picture-set.ts'

/**
 * The specified slides in their order. `type` is the class whose cheapest vehicle gives the price, `tall` the height of the
 * picture's car as a share of its length.
 */
export const slides = [
  { key: 'welcome', picture: 'lineup', type: 'all', tall: 0.502 },
  { key: 'mini', picture: 'mini', type: 'Mini', tall: 0.538 },
  { key: 'economy', picture: 'economy', type: 'Economy', tall: 0.5 },
  { key: 'compact', picture: 'compact', type: 'Compact', tall: 0.471 },
  { key: 'stationWagon', picture: 'station-wagon', type: 'StationWagon', tall: 0.442 },
  { key: 'suv', picture: 'suv', type: 'SUV', tall: 0.49 },
  { key: 'electric', picture: 'electric', type: 'Electric', tall: 0.425 },
  { key: 'peopleCarrier', picture: 'people-carrier', type: 'PeopleCarrier', tall: 0.502 },
  { key: 'businessSedan', picture: 'business-sedan', type: 'soon', tall: 0.41 },
  { key: 'sports', picture: 'sports', type: 'soon', tall: 0.4 },
  { key: 'transporter', picture: 'transporter', type: 'Transporter', tall: 0.522 },
] as const

export type Slide = (typeof slides)[number]

/** The four cars of the fleet's picture, standing on the wheel of the foremost (`LINEUP` in scripts/art.ts). */
const lineup: CarFrame = { left: 0.0394, right: 0.9094, wheelX: 0.4891, wheelY: 0.9056 }

/** Where the slide's car stands, for stage.css and hero.css. */
export const standing = ({ picture, tall }: Slide) => ({
  ...propertiesOf(picture === 'lineup' ? lineup : frameOf(`/img/vehicles/${picture}.webp`)),
  '--tall': String(tall),
})

/** -1 for a slide before the shown one, 0 for itself, 1 for one after it (hero.css). */
export const turnOf = (number: number, shown: number) => ({ '--turn': String(Math.sign(number - shown)) })

/** A picture is about a quarter wider than the car in it. */
export const pictureSizes = '(min-width: 78.5rem) clamp(27rem, 61vw, 92rem), min(100vw, 46rem)'

export const slideSet = (picture: string, format: 'avif' | 'webp') =>
  pictureSet(`/img/hero/${picture}`, [480, 800, 1200, 1600, 2400], format)
