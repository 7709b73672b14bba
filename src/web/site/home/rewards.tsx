import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { useHref, useDay } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '#frame/openers.tsx'
import { Stage } from '#rental/stage.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/section.tsx'

const large = (words: ReactNode) => (
  <span className="figures mt-1 -ml-[0.09em] block text-[clamp(5rem,3.5rem+6vw,8.5rem)] leading-[0.95] tracking-[-0.05em] text-amber-500">
    {words}
  </span>
)

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
    <Section wide id="rewards" aria-labelledby="rewards-heading">
      <Stage
        light="dusk"
        image="/img/vehicles/suv.webp"
        sizes="(min-width: 64rem) 50rem, 110vw"
        className="flex flex-col items-start p-6 pb-64 [--car:94%] [--floor:calc(100%-3.5rem)] [--x:3%] sm:p-10 sm:pb-72 sm:max-lg:[--car:min(34rem,78%)] sm:max-lg:[--x:20%] lg:min-h-140 lg:p-14 lg:[--car:max(40rem,36vw)] lg:[--floor:82%] lg:[--x:max(45.5%,34rem)]"
      >
        <div className="max-w-full lg:max-w-[34rem]">
          <h2 id="rewards-heading" className="text-title">
            {over ? t('over.title') : t.rich('title', { large })}
          </h2>
          <p className="mt-4 max-w-[44ch] text-white/85">{t(over ? 'over.text' : 'text')}</p>
          {/* Its place is kept until the date is known. */}
          {!over && (
            <p className={classes('mt-2 max-w-[44ch] text-white/85', !until && 'min-h-[3lh] sm:min-h-[2lh]')}>
              {until && t('until', { date: date(until) })}
            </p>
          )}
        </div>
        {member ? (
          <ButtonLink to={to('loyalty')} variant="amber" size="large" className="mt-6">
            {t('account')}
          </ButtonLink>
        ) : (
          <a
            href={to('register')}
            aria-haspopup="dialog"
            onClick={insteadOfLink(() => openSignUp())}
            className={buttonStyle('amber', 'large', 'mt-6')}
          >
            {t('action')}
          </a>
        )}
      </Stage>
    </Section>
  )
}
