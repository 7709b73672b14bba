/** Ways on which a booking comes about: on the site, or made by a colleague on the phone or at the counter. */
export const origins = ['web', 'phone', 'counter'] as const
export type Origin = (typeof origins)[number]
