import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { SectionId } from '#i18n/links.ts'
import { useStillPage } from '#ui/still-page.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageLinks } from '../language-links.tsx'
import { MenuLinks } from './menu-links.tsx'

const item =
  'flex min-h-12 items-center rounded-field px-3 text-lg hover:bg-sand aria-[current]:font-semibold aria-[current]:text-petrol-600'

/** Menu below its breakpoint: a button that shows and hides the list. The page behind it does not scroll. */
export function MobileMenu({
  button,
  inView,
  open,
  onToggle,
}: {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly inView: SectionId | null
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}) {
  const t = useTranslations('site.header')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const close = () => onToggle(false)
  /** A dialog gives the focus back to the element that had it, which must not be a link that is hidden by then. */
  const leaveToButton = () => {
    close()
    button.current?.focus()
  }
  useClosing(open, root, close, leaveToButton)
  useStillPage(open)
  return (
    <div
      ref={root}
      className="menu:hidden"
      // The menu closes when the keyboard's focus moves past its end.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'closeMenu' : 'openMenu')}
        onClick={() => onToggle(!open)}
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-current/10"
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label={t('menu')}
        className="surface-paper absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header)-var(--banner))] overflow-y-auto overscroll-contain border-b border-line bg-paper px-2 pt-2 pb-4 shadow-float max-[22.5rem]:px-0.5 md:px-5"
      >
        <ul>
          <MenuLinks inView={inView} className={item} onFollow={close} />
        </ul>
        <div className="mt-2 flex flex-wrap gap-x-2 border-t border-line pt-2">
          <AccountLinks className={item} onFollow={close} onOpen={leaveToButton} />
        </div>
        <div className="flex flex-wrap gap-x-2">
          <LanguageLinks className={item} onChoose={close} />
        </div>
      </nav>
    </div>
  )
}

/** A press elsewhere, Escape, and a window that becomes wide enough for the whole menu. */
function useClosing(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: () => void,
  leaveToButton: () => void,
): void {
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
    document.addEventListener('keydown', (event) => event.key === 'Escape' && leaveToButton(), { signal })
    addEventListener('resize', () => root.current?.offsetParent || close(), { signal })
    return () => controller.abort()
  })
}
