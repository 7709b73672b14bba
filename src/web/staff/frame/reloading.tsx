import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'

import { readDevice, writeDevice } from './device-settings.ts'

const PAUSE_MS = 60_000

let decided: boolean | undefined

/** Whether the page was not loaded anew within the last minute; if so, this is noted. React may ask more than once. */
const mayReload = (): boolean => (decided ??= decide())

function decide(): boolean {
  const last = Number(readDevice('reloaded') ?? 0)
  if (Date.now() - last < PAUSE_MS) return false
  writeDevice('reloaded', String(Date.now()))
  return true
}

// The texts may be what could not be loaded, so these few words are here.
const words = {
  de: { failed: 'Diese Seite lässt sich gerade nicht anzeigen.', home: 'Zum heutigen Tag', href: '/staff' },
  en: { failed: 'This page cannot be shown at the moment.', home: 'Go to today', href: '/en/staff' },
}

/** Loads the page anew, once: after a release, an open tab asks for parts that are gone. Any other fault is shown. */
export function Reloading() {
  const error = useRouteError()
  const [reloads] = useState(mayReload)
  useEffect(() => {
    // oxlint-disable-next-line no-console -- developers look for it there
    console.error(error)
    if (reloads) window.location.reload()
  }, [error, reloads])
  if (reloads) return null
  const { failed, home, href } = words[window.location.pathname.startsWith('/en/') ? 'en' : 'de']
  return (
    <main className="grid min-h-full place-content-center gap-3 p-6 text-center">
      <h1 className="text-screen">{failed}</h1>
      <p>
        <a className="font-semibold text-petrol-600 underline" href={href}>
          {home}
        </a>
      </p>
    </main>
  )
}
