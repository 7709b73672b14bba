import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useBranches } from '#api/branches.ts'
import { useTransferDays } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { ofAccount } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/section.tsx'
import { later } from '../later.tsx'
import { FooterBranch } from './footer-branch.tsx'
import { useCurrentPage } from './menu.ts'
import { SectionLink } from './section-link.tsx'
import { WordMark } from './word-mark.tsx'

const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline'

const newsletterTexts = {
  de: async () => ({ newsletter: (await import('#content/de/newsletter.ts')).default }),
  en: async () => ({ newsletter: (await import('#content/en/newsletter.ts')).default }),
} as const

/** Newsletter form in the footer. Its script loads late, because it is mostly out of sight. */
const NewsletterBox = later('newsletter', async () => (await import('../newsletter/box.tsx')).NewsletterBox, {
  placeholder: <div id="newsletter" className="min-h-80 sm:min-h-60" />,
  untilUsed: true,
  texts: newsletterTexts,
})

export function Footer() {
  const t = useTranslations('site.footer')
  const { page } = useCurrentPage()
  return (
    <footer className="surface-dark bg-ink-950 text-small text-white/80">
      {/* Members find it in their settings. */}
      {!(page && ofAccount(page)) && (
        <Container className="pt-16">
          <NewsletterBox />
        </Container>
      )}
      <Container className="grid gap-x-8 gap-y-12 py-16 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_2fr]">
        <div className="max-w-xs">
          <WordMark accent="text-amber-500" className="text-white" />
          <p className="mt-4">{t('blurb')}</p>
          <SocialLinks />
        </div>
        <QuickLinks />
        <div className="md:col-span-2 lg:col-span-1">
          <h2 className="text-lg text-white">{t('locations')}</h2>
          <div className="mt-4 grid gap-8 sm:grid-cols-2">
            {useBranches().map((branch) => (
              <FooterBranch key={branch.id} branch={branch} />
            ))}
          </div>
        </div>
      </Container>
      <Container>
        <p className="border-t border-white/15 pt-6">
          {useTranslations('site')('payment', { days: useTransferDays() })}
        </p>
        <p className="py-6">{t('copyright', { company: company.legal.entity })}</p>
      </Container>
    </footer>
  )
}

function SocialLinks() {
  const t = useTranslations('site.footer')
  return (
    // The gaps make even the shortest name wide enough for a finger.
    <ul aria-label={t('social')} className="mt-6 -ml-4.5 flex flex-wrap">
      {company.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="me noopener"
            aria-label={t('newWindow', { name })}
            className={classes(link, 'px-4.5')}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const legalPages = ['terms', 'privacy', 'imprint', 'accessibility'] as const

function QuickLinks() {
  const t = useTranslations('site.footer')
  const to = useHref()
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links" className="text-lg text-white">
        {t('quickLinks')}
      </h2>
      <ul className="mt-3">
        <li>
          <SectionLink section="fleet" className={link}>
            {t('links.vehicles')}
          </SectionLink>
        </li>
        <li>
          <SectionLink section="rewards" className={link}>
            {t('links.rewards')}
          </SectionLink>
        </li>
        {legalPages.map((page) => (
          <li key={page}>
            <Link to={to(page)} className={link}>
              {t(`links.${page}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={to('manageBooking')} className={link}>
            {t('links.manage')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
