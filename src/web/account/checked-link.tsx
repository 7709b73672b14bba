import { useEffect, useRef, useState, type ReactNode } from 'react'

import { call } from '#api/client.ts'

interface CheckedLinkProps {
  readonly token: string
  readonly purpose: 'set_password' | 'confirm_address'
  /** The link is too old or was used. */
  readonly onInvalid: () => void
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Whoever follows a link that leads nowhere any more is told at once, not after they have typed a password. */
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
      // Where nobody answers, the form stands there all the same: the server checks again.
      if (result.ok && !result.data.usable) refuse.current()
      else setChecked(token)
    }
    void check()
    return () => controller.abort()
  }, [token, purpose])
  return checked === token ? children : waiting
}
