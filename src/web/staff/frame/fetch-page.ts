import type { ComponentType } from 'react'

import { call } from '#api/call-server.ts'
import { passing } from '#api/server-state.tsx'

/** Pause in ms before the server is asked again whether it is there. */
const PAUSE_MS = 2_000

type Load = () => Promise<{ default: ComponentType<object> }>

/**
 * Fetches the script of a page. While the server does not answer it is waited for, and the page before stays. What fails
 * then throws where the page would be shown, so that the boundary around it hears of it and loads the page anew: a
 * release has replaced the file, or the browser does not ask for it again. What the router's own loading throws is
 * dropped, and nothing is shown for good.
 */
export async function fetchPage(load: Load): Promise<ComponentType<object>> {
  try {
    return (await load()).default
  } catch {
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  try {
    return (await load()).default
  } catch (error) {
    return gone(error)
  }
}

async function answers(): Promise<boolean> {
  const asked = await call('getSite')
  return asked.ok || !passing(asked.error)
}

const gone = (error: unknown) =>
  function Gone(): never {
    throw error
  }
