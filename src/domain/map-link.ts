/** Position of a place. */
interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A map of the place, with a mark on it. */
export const mapOf = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** Directions to the place from the visitor's position. */
export const directionsTo = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
