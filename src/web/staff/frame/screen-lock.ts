import { useEffect, useLayoutEffect, useRef } from 'react'

import { callAsMember } from '#api/call-as-member.ts'
import { SCREEN_LOCKED } from '#api/lead-on.ts'
import { useAuth } from '#api/session.tsx'
import { useDevice, writeDevice } from './device-settings.ts'
import { isIdle, noteTouch } from './last-touch.ts'
import { useMe, useNoteLocked } from './me.tsx'

const CHECK_MS = 5_000
const MINUTE_MS = 60_000
const MARK_LENGTH = 12

/** Tells this session from others, and is of no use to sign in. */
const useMark = (): string => useAuth().session?.token.slice(-MARK_LENGTH) ?? ''

/** Whether the screen was locked in this browser, which every tab of it knows at once. */
const useLockedHere = (): boolean => useDevice('locked') === useMark()

/** Whether the screen is locked: this browser says so at once, the server as soon as it was told. */
export function useIsLocked(): boolean {
  const { locked } = useMe()
  return useLockedHere() || locked
}

/** Locks the screen in every tab of this browser. `useTellLocked` tells the server. */
export function useLock(): () => void {
  const mark = useMark()
  return () => writeDevice('locked', mark)
}

/** Opens the screen in every tab after the server has let its colleague back in. */
export function useUnlocked(): () => void {
  const note = useNoteLocked()
  const mark = useMark()
  return () => {
    noteTouch(mark)
    writeDevice('locked', null)
    note(false)
  }
}

/** Tells the server that the screen was locked here until it knows: a locked session serves for nothing, on no page. */
export function useTellLocked(): void {
  const here = useLockedHere()
  useEffect(() => {
    if (!here) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const tell = async () => {
      const result = await callAsMember('lockScreen')
      if (!over && !result.ok && result.error.status !== 401) timer = setTimeout(() => void tell(), CHECK_MS)
    }
    void tell()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [here])
}

/** Hears from the server's refusals that the screen is locked, and that another tab opened it. */
export function useHearLocked(): void {
  const note = useNoteLocked()
  const here = useLockedHere()
  const before = useRef(here)
  useEffect(() => {
    if (before.current && !here) note(false)
    before.current = here
  }, [here, note])
  useEffect(() => {
    const hear = () => note(true)
    window.addEventListener(SCREEN_LOCKED, hear)
    return () => window.removeEventListener(SCREEN_LOCKED, hear)
  }, [note])
}

/** Locks the screen after minutes in which nobody touched pointer or key, in any tab, or while no page was open. */
export function useIdleLock(): void {
  const { lockMinutes } = useMe()
  const locked = useIsLocked()
  const mark = useMark()
  const lock = useLock()
  // Before the first paint, so that a page that is opened after an hour shows nothing.
  useLayoutEffect(() => {
    if (locked) return
    const check = () => {
      if (isIdle(mark, lockMinutes * MINUTE_MS)) lock()
    }
    // A pointer that moves is heard hundreds of times, and once in a while is enough.
    let heard = 0
    const touch = () => {
      if (Date.now() - heard < CHECK_MS) return
      heard = Date.now()
      // A device that slept hears of the touch before the timer.
      if (isIdle(mark, lockMinutes * MINUTE_MS)) lock()
      else noteTouch(mark)
    }
    check()
    const timer = setInterval(check, CHECK_MS)
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const event of events) window.addEventListener(event, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) window.removeEventListener(event, touch)
    }
  }, [lockMinutes, locked, lock, mark])
}
