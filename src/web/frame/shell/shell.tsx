import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { ofAccount } from '#i18n/links.ts'
import { phoneLink } from '../phone-link.tsx'
import { classes } from '#ui/classes.ts'
import { AccountHeader } from './account-header.tsx'
import { Banner } from './banner.tsx'
import { CalmFoot } from './calm-foot.tsx'
import { isCalm } from './calm-pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useCurrentPage } from './menu.ts'
import { useStartOfPage, useTargetSection } from './use-target-section.ts'

/** Header, page, footer and banner. The home page starts under the transparent header, others below it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('site.header')
  const { page } = useCurrentPage()
  const own = page !== undefined && ofAccount(page)
  const calm = own || isCalm(page)
  useStartOfPage()
  useTargetSection()
  return (
    <>
      <a
        href="#main"
        className="surface-paper fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-white px-5 py-3 font-semibold focus:translate-y-0 focus:shadow-float"
      >
        {t('skip')}
      </a>
      {own ? <AccountHeader /> : <Header />}
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          calm ? 'min-h-[max(70vh,100svh-4.5rem-var(--banner))]' : 'min-h-[70vh]',
          page !== 'home' && 'pt-(--header)',
        )}
      >
        <WithoutScripts below={page === 'home'} />
        {children}
      </main>
      {calm ? <CalmFoot /> : <Footer />}
      <Banner />
    </>
  )
}

function WithoutScripts({ below }: { readonly below: boolean }) {
  const t = useTranslations('site')
  return (
    <noscript>
      {/* Dark under the header, which is transparent there and stays so without scripts. */}
      <div className={classes(below && 'bg-ink-950 pt-(--header)')}>
        <p className="surface-paper border-b border-amber-800 bg-amber-100 px-5 py-3 text-center text-small">
          {t.rich('noScript', { number: company.phone.text, phone: phoneLink })}
        </p>
      </div>
    </noscript>
  )
}
