import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { call } from '#api/call-server.ts'
import { useAnswer } from '#api/use-answer.ts'

interface CheckedLinkProps {
  readonly token: string
  readonly purpose: 'set_password' | 'confirm_address'
  /** Called if the link is too old or was used. */
  readonly onInvalid: () => void
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Checks a mailed link first, so that a visitor with a dead one is told before they type a password. */
export function CheckedLink({ token, purpose, onInvalid, waiting, children }: CheckedLinkProps) {
  const { result } = useAnswer(token, (signal) => call('checkLink', { body: { token, purpose }, signal }))
  // Without an answer the form is shown all the same, because the server checks the link again.
  const invalid = result?.ok === true && !result.data.usable
  const refuse = useEffectEvent(onInvalid)
  useEffect(() => {
    if (invalid) refuse()
  }, [invalid])
  return result === undefined || invalid ? waiting : children
}
