import { useEffect, useSyncExternalStore } from 'react'

/** How many pages on the screen want the sidebar as a rail; the planner needs the room. */
let wanted = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  wanted += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the page that is shown wants the sidebar to be a rail. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => wanted > 0)

/** Makes the sidebar a rail while the component is shown. */
export function useAsRail(on: boolean): void {
  useEffect(() => {
    if (!on) return
    change(1)
    return () => change(-1)
  }, [on])
}
