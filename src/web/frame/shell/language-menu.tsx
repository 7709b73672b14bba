import { ChevronDown } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { LanguageLinks } from '../language-links.tsx'
import { useCurrentPage } from './menu.ts'

/** „DE / EN“ as the browser's own popover: a click elsewhere or Escape closes it. */
export function LanguageMenu({ button }: { readonly button: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslations('site.header')
  const { language } = useCurrentPage()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  // The top layer knows no parents: the list is put under its button when it opens.
  const place = () => {
    const box = button.current?.getBoundingClientRect()
    if (!box || !popover.current) return
    popover.current.style.top = `${box.bottom + 8}px`
    popover.current.style.right = `${document.documentElement.clientWidth - box.right}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={`${language.toUpperCase()}, ${t('language')}`}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-semibold hover:bg-current/10"
      >
        {language.toUpperCase()}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        // The focused element must not be under the open list (WCAG 2.4.11).
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
            currentTarget.hidePopover()
        }}
        className="surface-paper fixed inset-auto m-0 min-w-40 rounded-field border border-line bg-white p-1.5 shadow-float"
      >
        <LanguageLinks
          onChoose={() => popover.current?.hidePopover()}
          className="flex min-h-11 items-center rounded-lg px-3.5 text-small hover:bg-sand"
        />
      </div>
    </>
  )
}
