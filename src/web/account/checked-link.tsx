import { useEffect, useRef, useState, type ReactNode } from 'react'

import { call } from '#api/call-server.ts'

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
  const [checked, setChecked] = useState<string | null>(null)
  const refuse = useRef(onInvalid)
  useEffect(() => {
    refuse.current = onInvalid
  })
  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      const result = await call('checkLink', { body: { token, purpose }, signal: controller.signal })
      if (controller.signal.aborted) return
      // Without an answer the form is shown all the same, because the server checks the link again.
      if (result.ok && !result.data.usable) refuse.current()
      else setChecked(token)
    }
    void check()
    return () => controller.abort()
  }, [token, purpose])
  return checked === token ? children : waiting
}
