import { useEffect, useEffectEvent } from 'react'

import { Follower, type Wishes } from './follower.ts'
import { useLiftStore } from './lift.ts'

/** Moves entries by mouse, pen and finger. Nothing here draws by React but what `lifting` tells the lines. */
export function useDrag(wishes: Wishes): void {
  const store = useLiftStore()
  const { scroller } = wishes
  const press = useEffectEvent((event: PointerEvent) => {
    const { current: grid } = scroller
    const target = event.target as HTMLElement
    if (grid === null || event.button !== 0 || target.closest('button, a, [role=rowheader], [data-panel]') !== null)
      return
    const swapping = store.get()?.mode === 'swap'
    if (store.get() !== null && !swapping) wishes.lifting.cancel()
    // It lives until the pointer is released.
    void new Follower(grid, event, wishes, { isLifted: () => store.get() !== null && !swapping, swapping })
  })
  useEffect(() => {
    const { current: grid } = scroller
    if (grid === null) return
    // A finger that holds something must not scroll the grid with it.
    const still = (event: TouchEvent) => {
      if (store.get()?.by === 'pointer') event.preventDefault()
    }
    grid.addEventListener('pointerdown', press)
    grid.addEventListener('touchmove', still, { passive: false })
    return () => {
      grid.removeEventListener('pointerdown', press)
      grid.removeEventListener('touchmove', still)
    }
  }, [scroller, store])
}
