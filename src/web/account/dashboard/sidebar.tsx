import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '../../i18n.tsx'
import { entries, type OwnPage } from './entries.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-full px-4 text-small font-medium whitespace-nowrap text-ink-700 transition-colors hover:bg-sand lg:rounded-field lg:px-3 aria-[current]:bg-petrol-100 aria-[current]:font-semibold aria-[current]:text-petrol-800 forced-colors:aria-[current]:forced-chosen'

/** The pages of the account: at the side, on narrow screens a row that scrolls sideways. */
export function Sidebar({ current, onLeave }: { readonly current: OwnPage; readonly onLeave: () => void }) {
  const t = useTranslations('dashboard')
  const to = useHref()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const entry = row?.children[entries.findIndex(({ page }) => page === current)]
    // Not scrollIntoView, which would move the page as well.
    if (row && entry instanceof HTMLElement)
      row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return (
    <nav
      aria-label={t('frame.label')}
      className="-mx-5 border-b border-line md:-mx-8 lg:sticky lg:top-[calc(var(--header)+3rem)] lg:mx-0 lg:self-start lg:border-0 low:static"
    >
      {/* With room for the focus ring, which a scrolling row would cut off. */}
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-4 pt-1.5 pb-3 md:px-7 lg:flex-col lg:overflow-visible lg:p-0"
      >
        {entries.map(({ page, Icon }) => (
          <li key={page}>
            <Link to={to(page)} aria-current={page === current ? 'page' : undefined} className={item}>
              <Icon aria-hidden size={18} />
              {t(`pages.${page}.entry`)}
            </Link>
          </li>
        ))}
        <li className="lg:mt-3 lg:border-t lg:border-line lg:pt-3">
          <button type="button" onClick={onLeave} className={item}>
            <LogOut aria-hidden size={18} />
            {t('frame.logout')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
