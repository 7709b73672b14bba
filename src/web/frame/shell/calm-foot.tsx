import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Container } from '#ui/section.tsx'
import { isCalm } from './calm-pages.ts'
import { legalPages } from './footer.tsx'
import { useCurrentPage } from './menu.ts'

/** The padding makes the shortest link as wide as a finger; the gaps between the words stay equal. */
const link = '-mx-2 inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline'

/** Foot of calm pages and of a customer's own: what the law wants on every page, and the telephone. */
export function CalmFoot() {
  const t = useTranslations('site.footer')
  const to = useHref()
  return (
    <footer className="surface-paper border-t border-line bg-paper text-small text-ink-500">
      <Container
        wide={isCalm(useCurrentPage().page)}
        className="flex min-h-18 flex-wrap items-center gap-x-4 py-3.5 sm:gap-x-6"
      >
        <p className="max-lg:w-full">© {company.legal.entity}</p>
        {legalPages.map((page) => (
          <Link key={page} to={to(page)} className={link}>
            {t(`links.${page}`)}
          </Link>
        ))}
        <a href={company.phone.href} className={`${link} figures max-md:basis-full md:ml-auto`}>
          {company.phone.text}
        </a>
      </Container>
    </footer>
  )
}
