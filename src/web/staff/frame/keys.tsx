import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { actMeant } from './act-meant.ts'
import { readDevice, writeDevice } from './device-settings.ts'

/** Act on a key. Written as 'n', 'g p' (one after the other), 'ArrowLeft', '?', 'mod+k' (⌘ or Strg). */
export interface KeyAct {
  readonly keys: string
  /** Words for the list of all keys. */
  readonly label: string
  /** null where a part of the page hears the key itself, and the list of all keys names it. */
  readonly run: (() => void) | null
  /** Whether it works while a field has the focus; only for keys with ⌘ or Strg. */
  readonly inFields?: boolean
}

interface Registry {
  readonly add: (acts: readonly KeyAct[]) => () => void
  /** Every act that works now, the latest first. */
  readonly list: () => readonly KeyAct[]
  /** Whether keys with one letter work (WCAG 2.1.4). */
  readonly letters: boolean
  readonly setLetters: (on: boolean) => void
}

const KeysContext = createContext<Registry | null>(null)

const SEQUENCE_MS = 1_500

export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether a key belongs to what has the focus: Enter presses a button and follows a link. */
const isPressed = (key: string, target: EventTarget | null): boolean =>
  key === 'Enter' && target instanceof HTMLElement && target.closest('button, a, summary, [role="button"]') !== null

/** Key in the words of `KeyAct.keys`. */
function pressed({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key
  const mod = (isApple ? metaKey : ctrlKey) ? 'mod+' : ''
  return `${mod}${altKey ? 'alt+' : ''}${name}`
}

/** Listens for the keys of the page that is shown and of the frame. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const groups = useRef<(readonly KeyAct[])[]>([])
  const [letters, setLetters] = useState(() => readDevice('lettersOff') === null)
  const [registry] = useState(() => ({
    add(acts: readonly KeyAct[]) {
      groups.current.unshift(acts)
      return () => {
        groups.current = groups.current.filter((group) => group !== acts)
      }
    },
    list: () => groups.current.flat(),
  }))
  useEffect(() => {
    let before = { key: '', at: 0 }
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const key = pressed(event)
      const first = event.timeStamp - before.at < SEQUENCE_MS ? before.key : null
      before = { key, at: event.timeStamp }
      // A dialog above the page has keys of its own.
      const open = document.querySelector('dialog:modal')
      const heard = registry.list().filter(({ keys, inFields, run }) => {
        if (run === null) return false
        const plain = !keys.includes('mod+') && !keys.includes('alt+')
        if (isField(event.target) && (plain || inFields !== true)) return false
        if (isPressed(keys, event.target)) return false
        return plain && keys.split(' ').some((one) => one.length === 1 && one !== '?') ? letters : true
      })
      const act = actMeant(heard, key, first)
      if (act === undefined || open !== null) return
      event.preventDefault()
      before = { key: '', at: 0 }
      act.run?.()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [registry, letters])
  const choose = (on: boolean) => {
    writeDevice('lettersOff', on ? null : 'off')
    setLetters(on)
  }
  return <KeysContext value={{ ...registry, letters, setLetters: choose }}>{children}</KeysContext>
}

export function useKeyRegistry(): Registry {
  const registry = use(KeysContext)
  if (registry === null) throw new Error('useKeyRegistry must be used inside KeysProvider')
  return registry
}

/** Keys that work while the component is shown. Those of the innermost component come first. */
export function useKeys(acts: readonly KeyAct[]): void {
  const { add } = useKeyRegistry()
  const latest = useRef(acts)
  // Before what is new can be seen: who sees an act may press its key at once.
  useLayoutEffect(() => {
    latest.current = acts
  })
  const names = acts
    .map(({ keys, label, inFields, run }) => `${keys}\t${label}\t${inFields === true}\t${run !== null}`)
    .join('\n')
  useLayoutEffect(() => {
    const group = names
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [keys = '', label = '', inFields, runs] = line.split('\t')
        const run = () => latest.current.find((act) => act.keys === keys)?.run?.()
        return { keys, label, inFields: inFields === 'true', run: runs === 'true' ? run : null }
      })
    return add(group)
  }, [add, names])
}
