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
      {leaving ? <Spinner label={common('loading')} /> : <RegisterForm />}
      <Benefits />
    </CardPage>
  )
}

/** Benefits for the guest: below the form, or on a wide window below the car, which leaves room for them (rental/door.tsx). */
function Benefits() {
  const t = useTranslations('account.register.benefits')
  const date = useDay()
  const until = useSite().data?.rules.welcomeUntil
  const discount = until ? t('discountUntil', { date: unbroken(date(until)) }) : t('discount')
  const welcome = until === null ? [] : [discount, t('points')]
  return (
    // The half of the window, of which `--edge` is a part.
    <div className="max-lg:mt-8 lg:absolute lg:bottom-0 lg:left-0 lg:w-1/2">
      <ul
        aria-label={t('label')}
        className="grid gap-2.5 text-small max-lg:border-y max-lg:border-line max-lg:py-4 lg:h-96 lg:content-end lg:gap-0 lg:pr-16 lg:pb-14 lg:pl-(--edge)"
      >
        {[...welcome, t('keep')].map((benefit) => (
          <li
            key={benefit}
            className="flex gap-3 text-pretty lg:border-t lg:border-white/15 lg:py-5 lg:font-display lg:text-xl lg:leading-snug lg:font-medium lg:tracking-[-0.01em] lg:text-[#cfdfe1]"
          >
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-petrol-600 lg:hidden" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  )
}
