import { useState } from 'react'

import type { PrivacyRequest } from './shape.ts'

/** Fields of a request that a colleague can change. */
export interface PrivacyFields {
  readonly identity: PrivacyRequest['identity']
  /** Address by which the data of the person are found; '' for none. */
  readonly email: string
  readonly note: string
  readonly outcome: string
}

/** Changes of a request that are not saved yet. Each way to save sends all of them, so that none is dropped. */
export interface PrivacyDraft {
  readonly isEmpty: boolean
  readonly type: (more: Partial<PrivacyFields>) => void
  readonly forget: () => void
  readonly valueOf: (request: PrivacyRequest) => PrivacyFields
}

/** Fields of a request as they are stored. */
export const storedOf = ({ identity, email, note, outcome }: PrivacyRequest): PrivacyFields => ({
  identity,
  email: email ?? '',
  note,
  outcome,
})

/** Body of a change of a request: all of its fields, so that none of it is dropped. @param end where it goes, and whether it is one's own */
export const privacyBody = (
  { version, state }: PrivacyRequest,
  { identity, email, note, outcome }: PrivacyFields,
  end: { readonly state?: PrivacyRequest['state']; readonly mine: boolean },
) => ({ identity, email: email.trim() || null, note, outcome, version, state, ...end })

export function usePrivacyDraft(): PrivacyDraft {
  const [typed, setTyped] = useState<Partial<PrivacyFields>>({})
  return {
    isEmpty: Object.keys(typed).length === 0,
    type: (more) => setTyped((before) => ({ ...before, ...more })),
    forget: () => setTyped({}),
    valueOf: (request) => ({ ...storedOf(request), ...typed }),
  }
}
