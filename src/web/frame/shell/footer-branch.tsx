import { useTranslations } from 'use-intl'

import type { BranchCard } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** Branch in the footer: address, phone, e-mail, opening hours. */
export function FooterBranch({ branch }: { readonly branch: BranchCard }) {
  const t = useTranslations('site')
  const language = useLanguage()
  const { street, city, phone, email } = branch
  return (
    <div data-each="branch">
      <h3 className="text-base text-white">{branch.names[language]}</h3>
      <p className="mt-1">{branch.details[language]}</p>
      <address className="mt-3 not-italic">
        {street}
        <br />
        {city}
      </address>
      <dl className="mt-2">
        <dt className="sr-only">{t('footer.phone')}</dt>
        <dd>
          <a href={phone.href} className={`${link} figures`}>
            {phone.text}
          </a>
        </dd>
        <dt className="sr-only">{t('footer.email')}</dt>
        <dd>
          <a href={`mailto:${email}`} className={`${link} break-all`}>
            {email}
          </a>
        </dd>
        <dt className="mt-2 font-semibold text-white">{t('footer.hours')}</dt>
        <dd className="figures whitespace-pre-line">{branch.hours[language]}</dd>
      </dl>
    </div>
  )
}
