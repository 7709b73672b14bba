import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Kbd } from '../ui/kbd.tsx'
import { useKeys } from './keys.tsx'
import { toastLook, toastPlace } from './toast-look.ts'

interface Toast {
  readonly words: string
  /** Takes the act back; without it the toast only says what was done. */
  readonly undo?: () => void
  /** Whether it says something beside the last act, whose way back stays. */
  readonly aside?: true
}

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Time in ms for which a toast stays; the pointer or the focus on it holds it. */
const STAYS_MS = 8_000
/** Time in ms in which the key still brings back the toast of an act that can be taken back. */
const KEPT_MS = 600_000

type Numbered = (Toast & { readonly id: number }) | null

const after = (next: Toast) => (before: Numbered) => ({ ...next, id: (before?.id ?? 0) + 1 })

/**
 * One line about the last act, with its way back, and one about a key that does nothing. Never for errors: those stand
 * beside their thing.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Numbered>(null)
  const [aside, setAside] = useState<Numbered>(null)
  return (
    <ToastContext value={(next) => (next.aside ? setAside(after(next)) : setToast(after(next)))}>
      {children}
      <output className={classes(toastPlace, 'pointer-events-none grid max-w-90 gap-2')}>
        {toast && <Shown key={toast.id} {...toast} onOver={() => setToast(null)} />}
        {aside && <Shown key={`aside ${aside.id}`} {...aside} onOver={() => setAside(null)} />}
      </output>
    </ToastContext>
  )
}

/** A toast, and once it has gone the key that shows it again: nobody takes back blindly what they no longer see. */
function Shown({ words, undo, onOver }: Toast & { readonly onOver: () => void }) {
  const t = useTranslations('staff')
  const [held, setHeld] = useState(false)
  const [seen, setSeen] = useState(true)
  const keeps = undo !== undefined
  useEffect(() => {
    if (held || !seen) return
    const timer = setTimeout(keeps ? () => setSeen(false) : onOver, STAYS_MS)
    return () => clearTimeout(timer)
  }, [held, seen, keeps, onOver])
  useEffect(() => {
    if (seen) return
    const timer = setTimeout(onOver, KEPT_MS)
    return () => clearTimeout(timer)
  }, [seen, onOver])
  const back = () => {
    onOver()
    undo?.()
  }
  useKeys(undo ? [{ keys: 'mod+z', label: t('keys.undo'), run: seen ? back : () => setSeen(true) }] : [])
  if (!seen) return null
  return (
    <div
      className={classes(toastLook, 'pointer-events-auto [--ring:var(--color-amber-500)]')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="flex-1">{words}</p>
      {undo && (
        <button type="button" onClick={back} className="inline-flex items-center gap-2 font-semibold hover:underline">
          {t('undo')} <Kbd keys="mod+z" on="dark" />
        </button>
      )}
    </div>
  )
}

/** `const toast = useToast(); toast({ words, undo })` */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast must be used inside ToastProvider')
  return show
}
