import { useSyncExternalStore } from 'react'

import { toLocal } from '#domain/berlin-time.ts'
import { send } from './call-server.ts'

/**
 * The time by the server's clock. A traveller's own clock may be days off, and would then call every
 * pick-up too early or too late; which day it is in Berlin must not depend on it.
 */
let offset = 0
const listeners = new Set<() => void>()
let asked = false
/** Whether asking the server is done, with or without an answer. */
let settled = false

const minute = 60_000
/** Largest difference in ms that counts as network delay and not as a wrong clock. */
const tolerance = 30_000

/** Sets the clock by the Date header of an answer that the server lets no cache give in its name, unlike a page. */
async function align(): Promise<void> {
  try {
    const response = await send('getSite', { headOnly: true })
    const difference = Date.parse(response.headers.get('date') ?? '') - Date.now()
    if (Math.abs(difference) >= tolerance) offset = difference
  } catch {
    // Without an answer, the visitor's own clock has to do; the server checks every time again.
  }
  // The browser reads its tables of time zones at the first use, which must not be somebody's press.
  toLocal(now())
  settled = true
  for (const listener of listeners) listener()
}

/** Notifies of passing time and of a correction of the clock. @returns ends it */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) {
    asked = true
    void align()
  }
  const timer = setInterval(listener, minute / 4)
  return () => {
    listeners.delete(listener)
    clearInterval(timer)
  }
}

export const now = (): Date => new Date(Date.now() + offset)

/** The time in whole minutes, so that components render again only once a minute. */
const wholeMinutes = (): number => Math.floor(now().getTime() / minute)

/** The current time, updated every minute. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeToClock, wholeMinutes, () => 0) * minute)
}

/** Whether the time is final; before that, it must not decide anything for good. */
export const useClockSettled = (): boolean =>
  useSyncExternalStore(
    subscribeToClock,
    () => settled,
    () => false,
  )
