import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useBranches } from '#api/branches.ts'
import { useTransferDays } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Container } from '#ui/section.tsx'
import { later } from '../later.tsx'
import { FooterBranch } from './footer-branch.tsx'
import { SectionLink } from './section-link.tsx'
import { SocialIcon } from './social-icon.tsx'
import { WordMark } from './word-mark.tsx'

const link =
  'inline-flex min-h-11 min-w-11 items-center text-white underline-offset-4 hover:underline pointer-fine:min-h-8'

const newsletterTexts = {
  de: async () => ({ newsletter: (await import('#content/de/newsletter.ts')).default }),
  en: async () => ({ newsletter: (await import('#content/en/newsletter.ts')).default }),
} as const

/** Newsletter form in the footer. Its script loads late, because it is mostly out of sight. */
const NewsletterBox = later('newsletter', async () => (await import('../newsletter/box.tsx')).NewsletterBox, {
  placeholder: <div id="newsletter" className="min-h-72 sm:min-h-56" />,
  untilUsed: true,
  texts: newsletterTexts,
})

export function Footer() {
  const t = useTranslations('site.footer')
  return (
    <footer className="surface-dark bg-ink-950 text-small text-white/80">
      <Container wide className="pt-10">
        <NewsletterBox />
      </Container>
      <Container wide className="grid gap-x-10 gap-y-8 pt-9 pb-6 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr_2.2fr]">
        <div className="max-w-xs">
          <WordMark accent="text-amber-500" className="text-white" />
          <p className="mt-3">{t('blurb')}</p>
        </div>
        <QuickLinks />
        <div className="md:col-span-2 lg:col-span-1">
          <h2 className="font-text text-small font-semibold tracking-normal text-white/70">{t('locations')}</h2>
          <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 md:max-lg:gap-x-10">
            {useBranches().map((branch) => (
              <FooterBranch key={branch.id} branch={branch} />
            ))}
          </div>
        </div>
      </Container>
      <Container wide className="pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-white/15 pt-4">
          <div>
            <p>{useTranslations('site')('payment', { days: useTransferDays() })}</p>
            <p>{t('copyright', { company: company.legal.entity })}</p>
          </div>
          <SocialLinks />
        </div>
      </Container>
    </footer>
  )
}

function SocialLinks() {
  const t = useTranslations('site.footer')
  return (
    <ul aria-label={t('social')} className="-mx-3 flex flex-wrap">
      {company.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="me noopener"
            aria-label={t('newWindow', { name })}
            className="grid size-11 place-items-center rounded-full hover:bg-white/10 hover:text-white"
          >
            <SocialIcon of={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Pages that the law wants to be linked from everywhere. */
export const legalPages = ['terms', 'privacy', 'imprint', 'accessibility'] as const

function QuickLinks() {
  const t = useTranslations('site.footer')
  const to = useHref()
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links" className="font-text text-small font-semibold tracking-normal text-white/70">
        {t('quickLinks')}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 md:grid-cols-1">
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
        <li className="max-md:col-span-2">
          <Link to={to('manageBooking')} className={link}>
            {t('links.manage')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
