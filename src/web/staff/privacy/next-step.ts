import type { PrivacyRequest } from './shape.ts'

/** The act that an open request waits for. */
type PrivacyNext = 'identity' | 'copy' | 'erase' | 'restrict' | 'answer' | 'end'

/** Whether anything is stored that an erasure takes away; what the law asks to be kept stays. */
export const isErasable = ({
  account,
  customer,
  requests,
  messages,
  newsletter,
}: NonNullable<PrivacyRequest['person']>) => account || customer !== null || requests > 0 || messages > 0 || newsletter

/** Next act of a request: who asks, then what they ask for, then the answer and the end. Null where nobody is to act. */
export function nextOf(request: PrivacyRequest): PrivacyNext | null {
  const { kind, state, way, identity, person, email, copied, answered, restriction } = request
  if (state !== 'open' || way === 'account') return null
  if (identity === null) return 'identity'
  if (person !== null) {
    if ((kind === 'access' || kind === 'portability') && !copied) return 'copy'
    if (kind === 'erasure' && person.open === 0 && isErasable(person)) return 'erase'
    if (kind === 'restriction' && restriction === null) return 'restrict'
  }
  return email !== null && !answered ? 'answer' : 'end'
}

/** Number of the step of an open request in which that act is. */
export function stepOf(request: PrivacyRequest): 1 | 2 | 3 {
  const next = nextOf(request)
  if (next === 'identity') return 1
  return next === 'end' ? 3 : 2
}
