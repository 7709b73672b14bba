import type { PrivacyRequest } from './shape.ts'

/** Whether the copy of all data is the next act: it is asked for, and was not made yet. */
export const wantsCopy = ({ kind, state, identity, person, copied }: PrivacyRequest): boolean =>
  (kind === 'access' || kind === 'portability') && state === 'open' && identity !== null && person !== null && !copied
