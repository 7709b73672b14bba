import { useEffect, useEffectEvent, useState } from 'react'

import type { Result } from './call-server.ts'

/**
 * The server's answer to what one component of a public page asks, for which pages behind sign-in have queries
 * (server-state.tsx). An answer to an earlier question is dropped.
 * @param question names what is asked; null asks nothing
 */
export function useAnswer<Data>(question: string | null, ask: (signal: AbortSignal) => Promise<Result<Data>>) {
  const [answered, setAnswered] = useState<{ readonly question: string; readonly result: Result<Data> } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (question === null) return
    const controller = new AbortController()
    const begin = async () => {
      const result = await askNow(controller.signal)
      if (!controller.signal.aborted) setAnswered({ question, result })
    }
    void begin()
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asks again when it is told to
  }, [question, attempt])
  return {
    /** Undefined until the server has answered this question. */
    result: answered?.question === question ? answered.result : undefined,
    retry: () => {
      setAnswered(null)
      setAttempt(attempt + 1)
    },
  }
}
