import type { OdometerProblem } from '#domain/car-state.ts'

/** Reason why a reading of a car's odometer was refused, for an operator. */
export const odometerText = ({ code, plate, km }: OdometerProblem & { plate: string }): string =>
  code === 'odometer' ? `${plate} already has ${km} km` : `${plate} had only ${km} km later`
