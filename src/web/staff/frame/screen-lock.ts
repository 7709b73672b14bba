import { useEffect } from 'react'

import { callAsMember } from '#api/call-as-member.ts'
import { readDevice, writeDevice } from './device-settings.ts'
import { useMe, useNoteLocked } from './me.tsx'

const NOTE_MS = 5_000
const MINUTE_MS = 60_000

/** Locks the screen at once. The server is told as well: a locked session serves for nothing. */
export function useLock(): () => void {
  const note = useNoteLocked()
  return () => {
    note(true)
    void callAsMember('lockScreen')
  }
}

let noted = 0
function noteTouch(): void {
  if (Date.now() - noted < NOTE_MS) return
  noted = Date.now()
  writeDevice('touched', String(noted))
}

/** Locks the screen after minutes without a touch of pointer or key, in any tab. */
export function useIdleLock(): void {
  const { lockMinutes, locked } = useMe()
  const lock = useLock()
  useEffect(() => {
    if (locked) return
    noted = 0
    noteTouch()
    const timer = setInterval(() => {
      const last = Number(readDevice('touched') ?? noted)
      if (Date.now() - last >= lockMinutes * MINUTE_MS) lock()
    }, NOTE_MS)
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
    for (const event of events) window.addEventListener(event, noteTouch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) window.removeEventListener(event, noteTouch)
    }
  }, [lockMinutes, locked, lock])
}
