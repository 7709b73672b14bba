/** The specified slides in their order. `type` is the class whose cheapest vehicle gives the price. */
export const slides = [
  { key: 'welcome', picture: 'lineup', type: 'all' },
  { key: 'mini', picture: 'mini', type: 'Mini' },
  { key: 'economy', picture: 'economy', type: 'Economy' },
  { key: 'compact', picture: 'compact', type: 'Compact' },
  { key: 'stationWagon', picture: 'station-wagon', type: 'StationWagon' },
  { key: 'suv', picture: 'suv', type: 'SUV' },
  { key: 'electric', picture: 'electric', type: 'Electric' },
  { key: 'peopleCarrier', picture: 'people-carrier', type: 'PeopleCarrier' },
  { key: 'businessSedan', picture: 'business-sedan', type: 'soon' },
  { key: 'sports', picture: 'sports', type: 'soon' },
  { key: 'transporter', picture: 'transporter', type: 'Transporter' },
] as const

export type Slide = (typeof slides)[number]

export const pictureSizes = '(min-width: 64rem) 42rem, 100vw'

export function pictureSet(picture: string, format: 'avif' | 'webp'): string {
  return [480, 800, 1200, 1600].map((width) => `/img/hero/${picture}-${width}.${format} ${width}w`).join(', ')
}
