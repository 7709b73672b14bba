import { lazy, type ComponentType } from 'react'

import { whenBack } from '#api/when-back.ts'
import { moduleFailure } from './boot-guard.ts'

/**
 * Like React's `lazy`, for a part of a page on which something may be typed already: while the line is down the part is
 * waited for instead of breaking the page. If the line is up, a new release has replaced the file (boot-guard.ts).
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => persistent(load))

async function persistent<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    if (navigator.onLine) dispatchEvent(new Event(moduleFailure))
    return await new Promise((resolve) => whenBack(() => resolve(persistent(load))))
  }
}
