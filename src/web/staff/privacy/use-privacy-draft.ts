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
  /** The same as the server takes it. */
  readonly bodyOf: (request: PrivacyRequest) => Omit<PrivacyFields, 'email'> & { readonly email: string | null }
}

export function usePrivacyDraft(): PrivacyDraft {
  const [typed, setTyped] = useState<Partial<PrivacyFields>>({})
  const valueOf = ({ identity, email, note, outcome }: PrivacyRequest): PrivacyFields => ({
    identity,
    email: email ?? '',
    note,
    outcome,
    ...typed,
  })
  return {
    isEmpty: Object.keys(typed).length === 0,
    type: (more) => setTyped((before) => ({ ...before, ...more })),
    forget: () => setTyped({}),
    valueOf,
    bodyOf(request) {
      const value = valueOf(request)
      return { ...value, email: value.email.trim() || null }
    },
  }
}
