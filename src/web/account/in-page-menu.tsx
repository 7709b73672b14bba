import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface PartOfPage {
  readonly id: string
  readonly title: string
}

/** Links to the parts of a page that is several screens long on a phone. */
export function InPageMenu({ parts }: { readonly parts: readonly PartOfPage[] }) {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('onThisPage')} className="mb-6 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-small font-semibold hover:border-petrol-600 hover:text-petrol-800"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Target of such a link: the browser scrolls there and gives it the focus, so that Tab goes on from it. */
export function Place({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      {children}
    </div>
  )
}
