import { useSyncExternalStore } from 'react'

/**
 * The time by the server's clock. A traveller's own clock may be days off, and would then call every
 * pick-up too early or too late; which day it is in Berlin must not depend on it.
 */
let offset = 0
const listeners = new Set<() => void>()
let asked = false
/** Whether the server was asked, with or without an answer. */
let settled = false

const minute = 60_000
/** Below this a difference is the way to the server, not a wrong clock. */
const tolerance = 30_000

/**
 * The Date header of a GET: what the page was given may have been kept by a cache, this answer was not. A call of its
 * own, since every page has the client of the others, and few of them a clock.
 */
async function align(): Promise<void> {
  try {
    const response = await fetch('/api/site', { cache: 'no-store' })
    const difference = Date.parse(response.headers.get('date') ?? '') - Date.now()
    if (Math.abs(difference) >= tolerance) offset = difference
  } catch {
    // Without an answer the own clock is the best there is; the server checks every time again.
  }
  settled = true
  for (const listener of listeners) listener()
}

/** Hears of the time going by, and of its being another one than the own clock says. */
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

/** Whole minutes, so that nothing is drawn anew more often than the clock moves. */
const wholeMinutes = (): number => Math.floor(now().getTime() / minute)

/** The current time, moving by the minute. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeToClock, wholeMinutes, () => 0) * minute)
}

/** Whether the time is known as well as it ever will be: until then nothing is decided by it for good. */
export const useClockSettled = (): boolean =>
  useSyncExternalStore(
    subscribeToClock,
    () => settled,
    () => false,
  )
