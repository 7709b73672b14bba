import type { Refusal } from '#api/server-state.tsx'

/** Codes with which the server refuses an address: nobody may see the thing, or the address could never name one. */
const codes: ReadonlySet<string> = new Set(['not_found', 'booking_not_found', 'invalid_input'])

/** Whether the thing of a page does not exist, or is none of the reader's. For calls with nothing but an address. */
export const isGone = ({ error }: { readonly error?: Refusal | null }): boolean => codes.has(error?.error.code ?? '')
