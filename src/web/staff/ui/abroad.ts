/** Country of an address; a domestic one does without. It is written in either language. */
export const abroad = (country: string | null): string | null =>
  country === 'Deutschland' || country === 'Germany' ? null : country
