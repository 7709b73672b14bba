import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useHref } from '#i18n/i18n.tsx'
import { sections } from '#i18n/links.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/section.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { menuSections, useCurrentPage } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useKeepPlace } from './keep-place.ts'
import { SectionLink } from './section-link.tsx'
import { useSectionInView } from './use-section-in-view.ts'
import { WordMark } from './word-mark.tsx'

// The mark is a line alone: bold letters are wider, and the items would move while the page scrolls.
const link =
  'inline-flex min-h-11 items-center rounded-full px-2 whitespace-nowrap hover:bg-current/10 aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'

/** Transparent over the hero of the home page, solid after 20 px and everywhere else. */
export function Header() {
  const t = useTranslations('site')
  const to = useHref()
  const { page } = useCurrentPage()
  const [menuOpen, setMenuOpen] = useState(false)
  const inView = useSectionInView(menuSections, sections)
  const languageButton = useRef<HTMLButtonElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const scrolled = useScrolled()
  const solid = page !== 'home' || scrolled || menuOpen
  // On a phone the languages are in the menu.
  useKeepPlace(() => [languageButton.current, menuButton.current].find((button) => button?.offsetParent))
  return (
    <header
      className={classes(
        'topbar border-b text-small transition-colors',
        solid ? 'surface-paper border-line bg-paper' : 'surface-dark border-transparent',
      )}
    >
      <Container wide className="flex h-(--header) items-center gap-2 max-[22.5rem]:px-3.5 xl:gap-5">
        <SectionLink
          section="home"
          aria-label={t('header.home', { company: company.name })}
          className="inline-flex min-h-11 items-center"
        >
          <WordMark accent={solid ? 'text-petrol-600' : 'text-amber-500'} />
        </SectionLink>
        <nav aria-label={t('header.menu')} className="hidden menu:block">
          <ul className="flex">
            <MenuLinks inView={inView} className={link} />
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 menu:gap-0 calm:-mr-2">
          <div className="hidden items-center md:flex calm:flex">
            <a href={company.phone.href} className={`${link} help`}>
              {company.phone.text}
            </a>
            <LanguageMenu button={languageButton} />
            <AccountLinks className={link} />
          </div>
          <ButtonLink
            to={to('booking')}
            variant="amber"
            className="book-now max-[22.5rem]:mx-0 max-[22.5rem]:px-3 md:ml-3"
          >
            {t('common.bookNow')}
          </ButtonLink>
          <MobileMenu button={menuButton} inView={inView} open={menuOpen} onToggle={setMenuOpen} />
        </div>
      </Container>
    </header>
  )
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('scroll', listener, { passive: true })
      return () => removeEventListener('scroll', listener)
    },
    () => scrollY > 20,
    () => false,
  )
}
