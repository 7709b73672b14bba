import { company } from '#content/company.ts'

declare global {
  interface Window {
    /** Set where the page started over and over: entry.client.tsx then leaves it as it was built. */
    bootRefused?: boolean
  }
}

/** Dispatched on the window by our own code when a part of a page cannot be loaded. */
export const moduleFailure = 'modulefailure'

/**
 * Stands in the head of every page, as text. When a module of a page cannot be loaded, the page reloads
 * once (a new release may have replaced the file); after that it says what is wrong and how to go on.
 * React Router reloads too, but without a limit: the browser's Navigation API lets us stop it, and where
 * that is missing, pages that start over and over are counted. Uses nothing from outside itself.
 */
export function bootGuard(failure: string, say: (retry: () => void) => void): void {
  const key = 'reloaded'
  const minute = 60_000
  let told = false
  let reloading = false
  /** Allows one reload a minute, or none if storage is off, because the next page could not know of this one. */
  const mayReload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minute) return false
      sessionStorage.setItem(key, String(Date.now()))
      return true
    } catch {
      return false
    }
  }
  const tell = () => {
    if (told) return
    told = true
    say(() => {
      reloading = true
      location.reload()
    })
  }
  const fail = () => {
    if (reloading) return
    if (!mayReload()) return tell()
    reloading = true
    location.reload()
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function travels as text, on its own
  const whenReadable = (act: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
    else act()
  }
  addEventListener(failure, fail)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && whenReadable(fail), true)
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported|module script/i.test(String(reason))) whenReadable(fail)
  })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as Event & { navigationType: string; userInitiated: boolean }
    if (navigationType !== 'reload' || userInitiated || reloading) return
    if (mayReload()) return
    event.preventDefault()
    tell()
  })
  if (navigation) return
  try {
    const boots = Number(sessionStorage.getItem('boots') ?? 0) + 1
    sessionStorage.setItem('boots', String(boots))
    setTimeout(() => sessionStorage.removeItem('boots'), 4000)
    if (boots < 4) return
  } catch {
    // Starts cannot be counted.
    return
  }
  window.bootRefused = true
  whenReadable(tell)
}

/** The message, in both languages: at this point nothing else of the page can be relied upon. */
export function sayFailure(phone: string, phoneHref: string, retry: () => void): void {
  const box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.className = 'surface-paper fixed inset-x-4 top-4 z-50 mx-auto max-w-xl rounded-card bg-white p-6 shadow-float'
  box.innerHTML =
    '<p lang="de" class="font-semibold">Diese Seite konnte nicht vollständig geladen werden.</p>' +
    '<p lang="en">This page could not be loaded completely.</p>' +
    `<p class="mt-2"><a class="font-semibold underline" href="${phoneHref}">${phone}</a></p>` +
    '<button type="button" class="mt-4 min-h-11 rounded-full bg-petrol-600 px-5 font-semibold text-white">Erneut versuchen / <span lang="en">Try again</span></button>'
  box.querySelector('button')?.addEventListener('click', retry)
  document.body.append(box)
}

export function bootGuardScript(): string {
  const { text, href } = company.phone
  const say = `(retry)=>(${sayFailure.toString()})(${JSON.stringify(text)},${JSON.stringify(href)},retry)`
  return `(${bootGuard.toString()})(${JSON.stringify(moduleFailure)},${say})`
}
