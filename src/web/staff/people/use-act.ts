import { useState } from 'react'

import type { Result } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'

interface Act {
  readonly busy: boolean
  /** Reason for which the last act failed, in the server's words. */
  readonly problem: string | null
  /** Makes a call, and asks for what the page shows again afterwards. @returns whether it was done */
  readonly run: (calling: () => Promise<Result<unknown>>) => Promise<boolean>
  readonly forget: () => void
}

/** Act of a page: one at a time, with what went wrong. */
export function useAct(): Act {
  const say = useErrorText()
  const reload = useMemberReload()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (calling: () => Promise<Result<unknown>>) => {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    const result = await calling()
    // After a refusal as well: it often says that somebody else was first. The next act needs the version it brings.
    await reload()
    setBusy(false)
    if (!result.ok) setProblem(say(result.error))
    return result.ok
  }
  return { busy, problem, run, forget: () => setProblem(null) }
}
