import * as z from 'zod/mini'

/** Text by which somebody searches: what names, addresses and numbers are written with. */
export const searchText = (max: number) =>
  z.string().check(z.regex(/^[\p{L}\p{M}\p{N} @.,_'’&()/+-]+$/u), z.trim(), z.minLength(1), z.maxLength(max))
