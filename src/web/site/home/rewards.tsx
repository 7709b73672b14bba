import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { useHref, useDay } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '#frame/openers.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'

/** The offer for new members. */
export function Rewards() {
  const t = useTranslations('home.rewards')
  const to = useHref()
  const member = useAuth().status === 'member'
  const date = useDay()
  const until = useSite().data?.rules.welcomeUntil
  const over = until === null
  const { openSignUp } = useAccountDialogs()
  return (
    <Section id="rewards" surface="sand" aria-labelledby="rewards-heading">
      <div className="surface-dark grid items-center gap-8 rounded-card bg-petrol-800 p-7 sm:p-12 lg:grid-cols-[1fr_auto] lg:gap-16 lg:p-16">
        <div className="max-w-2xl">
          <h2 id="rewards-heading" className="text-title">
            {t(over ? 'over.title' : 'title')}
          </h2>
          <p className="mt-4 text-lead text-white/85">{t(over ? 'over.text' : 'text')}</p>
          {/* Its place is kept until the date is known. */}
          {!over && (
            <p className={classes('mt-3 text-white/80', !until && 'min-h-[3lh] sm:min-h-[2lh]')}>
              {until && t('until', { date: date(until) })}
            </p>
          )}
        </div>
        {member ? (
          <ButtonLink to={to('loyalty')} variant="amber" size="large" className="justify-self-start">
            {t('account')}
          </ButtonLink>
        ) : (
          <a
            href={to('register')}
            aria-haspopup="dialog"
            onClick={insteadOfLink(() => openSignUp())}
            className={buttonStyle('amber', 'large', 'justify-self-start')}
          >
            {t('action')}
          </a>
        )}
      </div>
    </Section>
  )
}
