import { Check } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '#frame/openers.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useUnit } from '../fleet/price.tsx'
import { Part } from './part.tsx'

/** Four benefits and two tiers; Elite is the dark one. */
export function Loyalty() {
  const t = useTranslations('home.loyalty')
  const { benefits } = useMessages().home.loyalty
  const earn = { title: t('earn.title'), text: t('earn.text', { unit: useUnit() }) }
  return (
    <Part id="loyalty" size="large" title={t('title')} lead={t('lead')}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 lg:grid-cols-4">
        {[earn, ...benefits].map(({ title, text }) => (
          <li key={title} className="border-t-2 border-petrol-600 pt-4">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-2 text-base text-ink-700 max-sm:text-small">{text}</p>
          </li>
        ))}
      </ul>
      <div className="swipe-row mt-10 gap-4 md:grid md:grid-cols-2 lg:mt-14 lg:gap-6">
        <Tier tier="prime" />
        <Tier tier="elite" />
      </div>
    </Part>
  )
}

function Tier({ tier }: { readonly tier: 'prime' | 'elite' }) {
  const t = useTranslations('home.loyalty')
  const { benefits, how, name } = useMessages().home.loyalty.tiers[tier]
  const dark = tier === 'elite'
  return (
    <section
      aria-labelledby={`tier-${tier}`}
      className={classes(
        'flex flex-col rounded-card border p-6 sm:p-9',
        dark ? 'surface-dark border-ink-950 bg-ink-950' : 'border-line bg-white',
      )}
    >
      <h3 id={`tier-${tier}`} className={classes('text-title', dark && 'text-amber-500')}>
        {name}
      </h3>
      <p className={dark ? 'mt-1 text-white/80' : 'mt-1 text-ink-500'}>{how}</p>
      <ul className="mt-6 mb-8 space-y-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check
              aria-hidden
              size={20}
              className={classes('mt-1 shrink-0', dark ? 'text-amber-500' : 'text-petrol-600')}
            />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <SelectTier tier={tier} label={t('selectNamed', { tier: name })} />
    </section>
  )
}

/** Opens the sign-up dialog with the tier; members are taken to their account. */
function SelectTier({ tier, label }: { readonly tier: 'prime' | 'elite'; readonly label: string }) {
  const t = useTranslations('home.loyalty')
  const to = useHref()
  const { status } = useAuth()
  const { openSignUp } = useAccountDialogs()
  const variant = tier === 'elite' ? 'amber' : 'primary'
  if (status === 'member') {
    return (
      <ButtonLink to={to('loyalty')} variant={variant} size="large" className="mt-auto self-start">
        {t('account')}
      </ButtonLink>
    )
  }
  return (
    <a
      href={to('register')}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={insteadOfLink(() => openSignUp({ tier }))}
      className={buttonStyle(variant, 'large', 'mt-auto self-start')}
    >
      {t('select')}
    </a>
  )
}
