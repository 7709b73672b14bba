import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { AccountLinks } from './account-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuLinks } from './menu-links.tsx'

const item =
  'flex min-h-12 items-center rounded-field px-3 text-lg hover:bg-sand aria-[current]:font-semibold aria-[current]:text-petrol-600'

/** Below the menu's breakpoint: a button that shows and hides the list. `onToggle` lets the header turn solid. */
export function MobileMenu({ onToggle }: { readonly onToggle: (open: boolean) => void }) {
  const t = useTranslations('site.header')
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const toggle = (next: boolean) => {
    setOpen(next)
    onToggle(next)
  }
  /** The dialog that opens gives the focus back to what had it: that must not be a link which is hidden by then. */
  const leaveToButton = () => {
    toggle(false)
    root.current?.querySelector('button')?.focus()
  }
  useCloseOutside(open, root, () => toggle(false))
  return (
    <div ref={root} className="menu:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'closeMenu' : 'openMenu')}
        onClick={() => toggle(!open)}
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-current/10"
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label={t('menu')}
        className="surface-paper absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header)-var(--banner))] overflow-y-auto border-b border-line bg-paper px-3 pt-2 pb-4 shadow-float"
      >
        <ul>
          <MenuLinks className={item} onFollow={() => toggle(false)} />
        </ul>
        <div className="mt-2 flex flex-wrap gap-x-2 border-t border-line pt-2">
          <AccountLinks className={item} onFollow={() => toggle(false)} onOpen={leaveToButton} />
        </div>
        <div className="flex flex-wrap gap-x-2">
          <LanguageLinks className={item} onChoose={() => toggle(false)} />
        </div>
      </nav>
    </div>
  )
}

function useCloseOutside(open: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !root.current?.contains(event.target)) close()
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        close()
        root.current?.querySelector('button')?.focus()
      },
      { signal },
    )
    return () => controller.abort()
  })
}
