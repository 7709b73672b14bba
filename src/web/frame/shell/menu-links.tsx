import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import type { SectionId } from '#i18n/links.ts'
import { menu, useCurrentPage } from './menu.ts'
import { SectionLink } from './section-link.tsx'

/** The eight menu items as list entries; the active one is that of the section in view. */
export function MenuLinks({
  inView,
  className,
  onFollow,
}: {
  readonly inView: SectionId | null
  readonly className: string
  readonly onFollow?: () => void
}) {
  const t = useTranslations('site.menu')
  const to = useHref()
  const { page } = useCurrentPage()
  return menu.map(({ key, page: target, section }) => {
    const attributes = { className, onClick: onFollow, children: t(key) }
    return (
      <li key={key}>
        {section ? (
          <SectionLink
            {...attributes}
            section={section}
            aria-current={page === 'home' && section === inView ? 'true' : undefined}
          />
        ) : (
          <Link {...attributes} to={to(target)} aria-current={page === target ? 'page' : undefined} />
        )}
      </li>
    )
  })
}
