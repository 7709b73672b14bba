import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocale } from 'use-intl'

import { moduleFailure } from './boot-guard.ts'
import { firstGesture } from './gesture.ts'
import { MoreMessages, type AreaMessages } from '#i18n/i18n.tsx'
import type { Language } from '#i18n/links.ts'
import { asleep, awake, tell } from './asleep.ts'

/** Texts of everything below the first view and of its calendar, loaded on demand like the parts themselves. */
const textsOfHome = {
  de: async () => ({
    home: (await import('#content/de/home.ts')).default,
    calendar: (await import('#content/de/calendar.ts')).default,
  }),
  en: async () => ({
    home: (await import('#content/en/home.ts')).default,
    calendar: (await import('#content/en/calendar.ts')).default,
  }),
} as const

interface Options {
  /** Placeholder of the same height, shown after a change of page until the script has loaded. */
  readonly placeholder?: ReactNode
  /** Whether to load on the first gesture only, for a part that is in view from the start but of no use before. */
  readonly untilUsed?: boolean
  /** Texts of the part, if they are not those of the home page. */
  readonly texts?: Record<Language, () => Promise<AreaMessages>>
}

/**
 * A part of a page whose markup is there from the start; its script is fetched when it comes near or the
 * visitor does anything at all, so the first view does not pay for it.
 * `const Fleet = later('fleet', async () => (await import('#site/home/fleet-section.tsx')).Fleet)`
 */
export function later(id: string, load: () => Promise<ComponentType>, options: Options = {}) {
  const contents = { de: contentIn('de', id, load, options), en: contentIn('en', id, load, options) }
  const placeholder = options.placeholder ?? <section id={id} tabIndex={-1} data-awaited className="min-h-screen" />
  // A part that is drawn again before its script is here would lose its markup, and what was typed into it.
  return memo(function Later() {
    // The language comes from the context, because the address changes more often.
    const { Content, loaded } = contents[useLocale()]
    // Decided once for each visit of the page, so that a part never changes its kind.
    const [Ready] = useState(() => (alive ? loaded() : undefined))
    useEffect(() => {
      alive = true
      if (!loaded()) tell(asleep, id)
    }, [loaded])
    if (Ready) return <Ready />
    return (
      <Suspense fallback={placeholder}>
        <Content />
      </Suspense>
    )
  })
}

/** The built page has a boundary at each part, so until it has come to life there must be one, loaded or not. */
let alive = false

const parts: Record<Language, (() => Promise<unknown>)[]> = { de: [], en: [] }

/** Waits until every section has replaced its placeholder: a later replacement would move everything below it. */
export function sectionsThere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main > [data-awaited]')) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}

/** Fetches all parts in a language, so that a change of language finds the page at its full height. */
export async function prepare(language: Language): Promise<void> {
  await Promise.allSettled(parts[language].map((load) => load()))
}

/** `loaded` is the part itself as soon as it is here: coming back to the page it is drawn at once. */
function contentIn(language: Language, id: string, load: () => Promise<ComponentType>, options: Options) {
  const { untilUsed = false, texts = textsOfHome } = options
  let ready: ComponentType | undefined
  const both = async (): Promise<{ default: ComponentType }> => {
    const [Content, messages] = await Promise.all([load(), texts[language]()])
    ready ??= () => {
      useEffect(() => void tell(awake, id), [])
      return (
        <MoreMessages messages={messages}>
          <Content />
        </MoreMessages>
      )
    }
    return { default: ready }
  }
  parts[language].push(both)
  const Content = lazy(() => (import.meta.env.SSR ? both() : untilNeeded(id, untilUsed).then(both).catch(keepAsBuilt)))
  return { Content, loaded: () => ready }
}

/** A section whose script is missing stays readable as it was built, and the page reloads (boot-guard.ts). */
function keepAsBuilt(): Promise<never> {
  dispatchEvent(new Event(moduleFailure))
  return new Promise(() => {})
}

function untilNeeded(id: string, untilUsed: boolean): Promise<void> {
  const element = document.getElementById(id)
  // The built page has no such part: the visitor came from another page and needs it now.
  if (!element) return Promise.resolve()
  if (untilUsed) return firstGesture()
  const near = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      // Scrolling is a gesture, so this is only for what is all but in the window from the start.
      { rootMargin: '100px' },
    )
    observer.observe(element)
  })
  return Promise.race([near, firstGesture()])
}
