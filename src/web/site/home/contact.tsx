import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { useBranches } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { Part } from './part.tsx'

const link = 'inline-flex min-h-11 items-center text-petrol-600 underline underline-offset-4'

/** Contact form, and phone numbers and mail addresses for visitors who prefer them. */
export function Contact() {
  const t = useTranslations('home.contact')
  return (
    <Part id="contact" size="small" title={t('title')} lead={t('text')} beside>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 lg:contents">
        <Phone />
        <ContactForm />
        <Mails />
      </div>
    </Part>
  )
}

function Phone() {
  const t = useTranslations('home.contact')
  return (
    <p className="lg:mb-8">
      <span className="block text-small font-semibold">{t('phone')}</span>
      <a
        href={company.phone.href}
        className="figures inline-block py-1 font-display text-[1.875rem] leading-tight font-bold wrap-anywhere text-petrol-600 hover:underline"
      >
        {company.phone.text}
      </a>
    </p>
  )
}

function Mails() {
  const t = useTranslations('home.contact')
  const language = useLanguage()
  return (
    <dl className="grid content-start gap-x-8 sm:gap-y-4 sm:max-lg:grid-cols-[repeat(3,auto)] sm:max-lg:justify-between lg:gap-y-8 lg:max-[120rem]:content-end lg:max-[120rem]:gap-y-6">
      <Mail label={t('general')} address={company.email} />
      {useBranches().map((branch) => (
        <Mail
          key={branch.id}
          label={branch.names[language]}
          address={branch.email}
          hours={branch.hours[language]}
          each="branch"
        />
      ))}
    </dl>
  )
}

interface MailProps {
  readonly label: string
  readonly address: string
  /** Opening hours, where there is room for them. */
  readonly hours?: string
  /** Marks an element that the server repeats for every branch (src/web/api/branches.ts). */
  readonly each?: 'branch'
}

function Mail({ label, address, hours, each }: MailProps) {
  return (
    <div
      data-each={each}
      className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-3 lg:border-t lg:border-line lg:pt-6"
    >
      <dt className="text-small font-semibold">{label}</dt>
      <dd>
        <a href={`mailto:${address}`} className={`${link} wrap-anywhere max-lg:text-[0.875rem] lg:text-[1.125rem]`}>
          {address}
        </a>
        {hours !== undefined && (
          <span className="figures mt-1 block whitespace-pre-line text-ink-500 max-lg:hidden">{hours}</span>
        )}
      </dd>
    </div>
  )
}
