import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useHref, useDay } from '#i18n/i18n.tsx'
import { Seo } from '#frame/seo.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { classes } from '#ui/classes.ts'
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
      <div className="mb-7">
        <Benefits part="welcome" />
      </div>
      {leaving ? <Spinner label={common('loading')} /> : <RegisterForm />}
      <div className="mt-8 sm:hidden">
        <Benefits part="later" />
      </div>
    </CardPage>
  )
}

/**
 * Benefits for the guest, before what there is to fill in. On a phone only those of the first rental stand there, so that
 * the first field is in sight; the others follow the form.
 */
function Benefits({ part }: { readonly part: 'welcome' | 'later' }) {
  const t = useTranslations('account.register.benefits')
  const date = useDay()
  const until = useSite().data?.rules.welcomeUntil
  const welcome = until === null ? [] : (['points', 'discount'] as const)
  const shown = part === 'later' ? later : [...welcome, ...later]
  return (
    <ul
      aria-label={t(part === 'later' ? 'labelLater' : 'label')}
      className="grid gap-x-8 gap-y-2.5 border-y border-line py-4 text-small sm:grid-cols-2 sm:py-5"
    >
      {shown.map((benefit) => (
        <li
          key={benefit}
          className={classes(
            'flex gap-3',
            part === 'welcome' && (benefit === 'keep' || benefit === 'elite') && 'max-sm:hidden',
          )}
        >
          <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-petrol-600" />
          <span>
            {t(benefit)}
            {benefit === 'discount' && until && (
              <small className="block text-[0.8125rem] text-ink-500">{t('until', { date: date(until) })}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const later = ['keep', 'elite'] as const
