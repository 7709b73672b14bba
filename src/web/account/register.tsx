import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import { useSite } from '#api/site.ts'
import { useHref, useDay } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useGuestsOnly } from './guards.ts'
import { linkTo } from './links-in-text.tsx'
import { RegisterForm } from './register-form.tsx'

export default function Register() {
  const t = useTranslations('account.register')
  const common = useTranslations('site.common')
  const to = useHref()
  const { leaving } = useGuestsOnly()
  return (
    <CardPage wide title={t('heading')} lead={t('lead')}>
      <Seo title={t('title')} description={t('description')} />
      <p className="-mt-4 mb-7 text-small">{t.rich('haveAccount', { link: linkTo(to('login')) })}</p>
      {/* On a phone, what there is to do comes first. */}
      <div className="flex flex-col">
        <Benefits />
        {leaving ? <Spinner label={common('loading')} /> : <RegisterForm />}
      </div>
    </CardPage>
  )
}

/** Benefits for the guest. */
function Benefits() {
  const t = useTranslations('account.register.benefits')
  const date = useDay()
  const until = useSite().data?.rules.welcomeUntil
  const discount = until ? t('discountUntil', { date: unbroken(date(until)) }) : t('discount')
  const welcome = until === null ? [] : [discount, t('points')]
  return (
    <ul
      aria-label={t('label')}
      className="mb-7 grid gap-2.5 border-y border-line py-4 text-small max-sm:order-last max-sm:mt-8 max-sm:mb-0 sm:py-5"
    >
      {[...welcome, t('keep')].map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-petrol-600" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
