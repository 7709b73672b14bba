import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '../../i18n.tsx'
import type { SectionId } from '../../links.ts'
import { menu, useCurrentPage } from './menu.ts'
import { SectionLink } from './section-link.tsx'
import { useSectionInView } from './use-section-in-view.ts'

const ids: readonly SectionId[] = menu.flatMap(({ section }) => (section ? [section] : []))

/** The eight menu items as list entries; the active one follows the section in view. */
export function MenuLinks({ className, onFollow }: { readonly className: string; readonly onFollow?: () => void }) {
  const t = useTranslations('site.menu')
  const to = useHref()
  const { page } = useCurrentPage()
  const inView = useSectionInView(ids)
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
