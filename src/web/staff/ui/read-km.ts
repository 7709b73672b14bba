/** Kilometres that somebody typed; NaN if they are none. */
export const readKm = (text: string): number => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)
