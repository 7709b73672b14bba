/** A plate that is never broken at the end of a line. */
export const unbrokenPlate = (plate: string): string => plate.replaceAll(' ', '\u00A0')
