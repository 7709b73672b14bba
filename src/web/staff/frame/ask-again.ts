import type { QueryClient } from '@tanstack/react-query'

import type { CallName } from '#paths/index.ts'
import { memberKey } from '#api/server-state.tsx'

/** Least time in ms between two questions because of news, and what chance adds so that not all ask at once. */
const LEAST_MS = 1_000
const SPREAD_MS = 300

/** @param afterMs least time until it is asked */
export type AskAgain = (owner: string | undefined, name: CallName, afterMs?: number) => void

/**
 * Makes the one place from which news ask for answers again: each call at most once a second, however many parts of a
 * page show its answer.
 */
export function askingAgain(client: Pick<QueryClient, 'invalidateQueries'>): AskAgain {
  const waiting = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>()
  const asked = new Map<string, number>()
  return (owner, name, afterMs = 0) => {
    const key = `${owner} ${name}`
    const at = Math.max(Date.now() + afterMs, (asked.get(key) ?? 0) + LEAST_MS)
    const before = waiting.get(key)
    if (before !== undefined && before.at <= at) return
    clearTimeout(before?.timer)
    const ask = () => {
      waiting.delete(key)
      asked.set(key, Date.now())
      void client.invalidateQueries({ queryKey: memberKey(owner, name) })
    }
    waiting.set(key, { at, timer: setTimeout(ask, at - Date.now() + Math.random() * SPREAD_MS) })
  }
}
