import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether scripts run this page. The built one knows neither the address behind the path, nor the clock, nor what is
 * stored, and must look the same at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
