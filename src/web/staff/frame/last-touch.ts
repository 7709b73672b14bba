import { readDevice, writeDevice } from './device-settings.ts'

const NOTE_MS = 5_000

function lastTouch(mark: string): number | null {
  const [of, at] = (readDevice('touched') ?? '').split(' ')
  return of === mark ? Number(at) : null
}

/** Notes that a colleague uses the back office with this session now, at most every five seconds. */
export function noteTouch(mark: string): void {
  const [at, last] = [Date.now(), lastTouch(mark)]
  if (last !== null && at - last < NOTE_MS) return
  writeDevice('touched', `${mark} ${at}`)
}

/** Whether nobody used this session for so long, in ms, in any tab of this browser. A new session begins with a touch. */
export function isIdle(mark: string, ms: number): boolean {
  const last = lastTouch(mark)
  if (last !== null) return Date.now() - last >= ms
  noteTouch(mark)
  return false
}
