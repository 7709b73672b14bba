import { useEffect } from 'react'

import { useKeys } from '../frame/keys.tsx'

const rows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#main [data-row]')].filter((row) => row.checkVisibility())

function step(by: number): void {
  const all = rows()
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
  next?.focus()
}

/** ↑ and ↓ go from row to row; ↵ runs the first thing that is due while nothing has the focus. */
export function useRows(label: string): void {
  useKeys([
    { keys: 'ArrowDown', label, run: () => step(1) },
    { keys: 'ArrowUp', label, run: () => step(-1) },
  ])
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      const idle = event.target === document.body || (event.target as HTMLElement).id === 'main'
      if (event.key !== 'Enter' || !idle || document.querySelector('dialog:modal') !== null) return
      // The same press would go on to the button that the act puts under the focus.
      event.preventDefault()
      document.querySelector<HTMLElement>('#main [data-first]')?.click()
    }
    window.addEventListener('keydown', run)
    return () => window.removeEventListener('keydown', run)
  }, [])
}
