/** Plates and lines of the cars that were read so far, for words about cars that are out of sight by now. */
export class CarBook {
  readonly #plates = new Map<number, string>()

  readonly note = (car: number, plate: string): void => void this.#plates.set(car, plate)

  readonly plateOf = (car: number): string => this.#plates.get(car) ?? ''
}
