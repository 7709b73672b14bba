import { readDevice, writeDevice } from './device-settings.ts'

function lastTouch(mark: string): number | null {
  const [of, at] = (readDevice('touched') ?? '').split(' ')
  return of === mark ? Number(at) : null
}

/** Notes that a colleague uses the back office with this session now. */
export const noteTouch = (mark: string): void => writeDevice('touched', `${mark} ${Date.now()}`)

/** Whether nobody used this session for so long, in ms, in any tab of this browser. A new session begins with a touch. */
export function isIdle(mark: string, ms: number): boolean {
  const last = lastTouch(mark)
  if (last !== null) return Date.now() - last >= ms
  noteTouch(mark)
  return false
}
