import { carFrames } from './car-pictures.ts'

/** Where the visible car stands in its picture, in shares of width and height. */
export interface CarFrame {
  /** Front bumper. */
  readonly left: number
  /** Tail. */
  readonly right: number
  /** The point where the near front wheel touches the floor. */
  readonly wheelX: number
  readonly wheelY: number
}

/** Body that a class is known by: the class's own picture has its name. */
export type Body = keyof typeof carFrames

/** Class that is known by each body. */
export const classOfBody = {
  mini: 'Mini',
  economy: 'Economy',
  compact: 'Compact',
  'station-wagon': 'StationWagon',
  suv: 'SUV',
  electric: 'Electric',
  'people-carrier': 'PeopleCarrier',
  transporter: 'Transporter',
  'business-sedan': 'BusinessSedan',
  sports: 'Sports',
} as const satisfies Record<Body, string>

/** File name of one of our own renders without its ending; undefined for a picture from elsewhere. */
export const ownPicture = (image: string): string | undefined => /^\/img\/vehicles\/([\w-]+)\.webp$/.exec(image)?.[1]

/** The body in a picture, whatever its paint: 'suv' in '/img/vehicles/suv-pearl.webp'. Undefined if the picture is not ours. */
export function bodyOf(image: string): Body | undefined {
  const name = ownPicture(image)
  return (Object.keys(carFrames) as Body[]).find((body) => name === body || name?.startsWith(`${body}-`))
}
