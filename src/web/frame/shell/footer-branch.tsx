import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** One location in the footer: address, phone, e-mail, opening hours. */
export function FooterBranch({ branch }: { readonly branch: keyof typeof company.branches }) {
  const t = useTranslations('site')
  const { street, city, phone, email } = company.branches[branch]
  return (
    <div>
      <h3 className="text-base text-white">{t(`branches.${branch}.name`)}</h3>
      <p className="mt-1">{t(`branches.${branch}.detail`)}</p>
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
        <dd className="figures">
          {t(`branches.${branch}.hours.first`)}
          <br />
          {t(`branches.${branch}.hours.second`)}
        </dd>
      </dl>
    </div>
  )
}
