import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { asLinkOnPhone } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Notice } from '#ui/notice.tsx'

const place = 'sticky bottom-[calc(var(--banner)+0.75rem)] z-10 mb-8 low:static'

/** Bar at the lower edge of the window while a form has unsaved entries. What is wrong with them stands in it too. */
export function SaveBar({
  busy,
  onDiscard,
  children,
}: {
  readonly busy: boolean
  readonly onDiscard: () => void
  readonly children: ReactNode
}) {
  const t = useTranslations('profile')
  useClearOfBar()
  return (
    <div className={`${place} space-y-3 rounded-card border border-line bg-white p-3 shadow-float sm:pl-6`}>
      {children}
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <p className="mr-auto text-small font-semibold max-sm:sr-only">{t('unsaved')}</p>
        <Button variant="plain" className={asLinkOnPhone} onClick={onDiscard}>
          {t('discard')}
        </Button>
        <Button type="submit" busy={busy} className="max-sm:flex-1">
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

/** Keeps a focused field clear of the bar (app.css). */
function useClearOfBar(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar', '5rem')
    return () => void style.removeProperty('--bar')
  }, [])
}

/** Says where the bar was that everything is stored. */
export function Saved() {
  const t = useTranslations('profile')
  return (
    <div ref={takeFocus} tabIndex={-1} className={`${place} rounded-field shadow-float`}>
      <Notice kind="success">
        <p>{t('saved')}</p>
      </Notice>
    </div>
  )
}
