/** Place on a page, given by a near element, so that it is found again when texts have other lengths. */
export interface Place {
  /** Scroll position in CSS pixels, for pages without such an element. */
  readonly scroll: number
  readonly id?: string
  /** Distance of the element from the window's upper edge in CSS pixels. */
  readonly offset?: number
}

/** How a page was left: where its reader was, and what they had pressed last. */
interface Left extends Place {
  readonly pressed?: Pressed
}

/** Link or button, found again by its name, because the page may have been drawn anew. */
interface Pressed {
  readonly name: string
  /** Index among the elements with the same name. */
  readonly nth: number
}

interface Entry {
  readonly key?: string
  readonly left?: Left
}

/** Ids written by us; those that React makes up change with a reload or a change of language. */
const named = /^[a-z]/i
const pressable = 'a[href], button'
/** Safari allows a hundred writes in half a minute. */
const writeAfter = 400
/** Content that takes longer finds its reader somewhere else. */
const patience = 10_000

/** The places of this visit, by entry of the history. The entry itself has them too: a reload and other sites end a visit. */
const places = new Map<string, Left>()
let here = 'default'
let focusedAt: string | undefined
let writing: ReturnType<typeof setTimeout> | undefined
let coming: AbortController | undefined

/** The last element with a name of its own above the upper third of the window, and how far away it is. */
export function currentPlace(): Place {
  // The top needs no mark, and looking for one lays out every part of the page.
  if (scrollY <= 0) return { scroll: 0 }
  const line = innerHeight / 3
  const mark = [...document.querySelectorAll<HTMLElement>('main [id]')].findLast(
    (element) => named.test(element.id) && element.offsetParent !== null && element.getBoundingClientRect().top <= line,
  )
  return { scroll: scrollY, ...(mark && { id: mark.id, offset: mark.getBoundingClientRect().top }) }
}

/** Uses nothing from outside itself, because its text is also in the head of every page. */
export function goTo({ id, offset = 0, scroll }: Place): void {
  const mark = id === undefined ? null : document.getElementById(id)
  scrollTo(0, mark ? mark.getBoundingClientRect().top + scrollY - offset : scroll)
}

/** The router's key of the entry that the browser is at, and what was left there. The first entry has no key. */
const entry = (): Entry => (history.state as Entry | null) ?? {}

const nameOf = (element: Element): string =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

const alike = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => nameOf(element) === name)

function write(): void {
  clearTimeout(writing)
  writing = undefined
  // After Back the browser is at the other entry at once, while the old page is still shown.
  if ((entry().key ?? 'default') !== here) return
  try {
    history.replaceState({ ...entry(), left: places.get(here) }, '')
  } catch {
    // Too many writes for this browser: the next one has it.
  }
}

function note(pressed = places.get(here)?.pressed): void {
  places.set(here, { ...currentPlace(), ...(pressed && { pressed }) })
}

function noteSoon(): void {
  writing ??= setTimeout(() => {
    if (!coming) note()
    write()
  }, writeAfter)
}

/** Notes where the reader is and what they press, until the page goes. @returns stops that */
export function watchPlaces(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const listen = (types: readonly string[], act: (event: Event) => void) => {
    for (const type of types) addEventListener(type, act, { signal, capture: true, passive: true })
  }
  history.scrollRestoration = 'manual'
  listen(['scroll'], ({ target }) => {
    if (target !== document) return
    if (!coming) noteSoon()
    // A page that went to its top meanwhile, such as a new step of a form, stays there.
    else if (scrollY === 0) coming.abort()
  })
  listen(['click'], ({ target }) => {
    const element = target instanceof Element ? target.closest(pressable) : null
    if (!element) return
    const name = nameOf(element)
    note({ name, nth: alike(name).findIndex((one) => one === element) })
    // The link may lead to another entry before there is time.
    write()
  })
  // The page that is left is still there.
  listen(['popstate'], () => coming ?? note())
  listen(['wheel', 'touchstart', 'pointerdown', 'keydown'], () => coming?.abort())
  listen(['pagehide', 'visibilitychange'], () => {
    if (!coming) note()
    write()
  })
  return () => watch.abort()
}

/** Notes the entry that is shown from now on. @param key of the router's location */
export function beAt(key: string): void {
  coming?.abort()
  here = key
  note()
  // Written at once: the router has just written the entry without a place, and a reload would take it like that.
  write()
}

/** Brings the reader back to where they left the page. @returns whether that place is known */
export function comeBackTo(key: string, withFocus: boolean): boolean {
  const left = places.get(key) ?? ((entry().key ?? 'default') === key ? entry().left : undefined)
  coming?.abort()
  here = key
  if (!left) return false
  places.set(key, left)
  restore(key, left, withFocus ? left.pressed : undefined)
  return true
}

/** Whether the focus has been given back to what was pressed there before. */
export const hasFocusBack = (key: string): boolean => focusedAt === key

function isAt({ id, offset = 0, scroll }: Place): boolean {
  const mark = id === undefined ? null : document.getElementById(id)
  return Math.abs(mark ? mark.getBoundingClientRect().top - offset : scrollY - scroll) <= 1
}

/** Now as far as the page reaches, and further as its content comes, until the reader does something. */
function restore(key: string, place: Place, pressed: Pressed | undefined): void {
  const controller = new AbortController()
  const { signal } = controller
  coming = controller
  let reached = false
  let focused = pressed === undefined
  const attempt = (first: boolean) => {
    if (!reached) {
      goTo(place)
      reached = isAt(place)
    }
    if (pressed && !focused && (first || document.activeElement?.matches('body, #main, #main h1') === true)) {
      const element = alike(pressed.name)[pressed.nth]
      element?.focus({ preventScroll: true })
      focused = element !== undefined && element === document.activeElement
      if (focused) focusedAt = key
    }
    if (reached && focused) controller.abort()
  }
  const observer = new ResizeObserver(() => attempt(false))
  const timer = setTimeout(() => controller.abort(), patience)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
    if (coming === controller) coming = undefined
  })
  observer.observe(document.body)
  attempt(true)
}

/** Stands in the head of every page, as text: the reader is back in place before there are any other scripts. */
function beginInPlace(go: typeof goTo): void {
  const { left } = (history.state as Entry | null) ?? {}
  if (!left) return
  history.scrollRestoration = 'manual'
  addEventListener('DOMContentLoaded', () => go(left))
}

export const beginInPlaceScript = (): string => `(${beginInPlace.toString()})(${goTo.toString()})`
