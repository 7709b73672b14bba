import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useHref, useDay } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useGuestsOnly } from './guards.ts'
import { linkTo } from './links-in-text.tsx'
import { RegisterForm } from './register-form.tsx'

export default function Register() {
  const t = useTranslations('account.register')
  const common = useTranslations('site.common')
  const { leaving } = useGuestsOnly()
  return (
    <Section surface="sand">
      <Seo title={t('title')} description={t('description')} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        <Welcome />
        <div className="rounded-card bg-white p-6 shadow-card sm:p-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {leaving ? <Spinner label={common('loading')} /> : <RegisterForm />}
        </div>
        <Benefits />
      </div>
    </Section>
  )
}

function Welcome() {
  const t = useTranslations('account.register')
  const to = useHref()
  return (
    <div>
      {/* The specified words begin with a small letter. */}
      <h1 className="text-title first-letter:uppercase">{t('heading')}</h1>
      <p className="mt-4 text-lead text-ink-700">{t('lead')}</p>
      <p className="mt-4">{t.rich('haveAccount', { link: linkTo(to('login')) })}</p>
    </div>
  )
}

/** Benefits beside the form or, on a phone, below it. */
function Benefits() {
  const t = useTranslations('account.register.benefits')
  const date = useDay()
  const until = useSite().data?.rules.welcomeUntil
  const welcome = until === null ? [] : (['points', 'discount'] as const)
  return (
    <ul aria-label={t('label')} className="space-y-3">
      {([...welcome, 'keep', 'elite'] as const).map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-petrol-600" />
          <span>
            {t(benefit)}
            {benefit === 'discount' && until && (
              <small className="block text-ink-500">{t('until', { date: date(until) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
