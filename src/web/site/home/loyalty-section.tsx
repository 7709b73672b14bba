import { useMessages, useTranslations } from 'use-intl'

import { useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { insteadOfLink, useAccountDialogs } from '#frame/openers.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TierCard } from '#rental/tier-card.tsx'
import { useUnit } from '../fleet/price.tsx'
import { Part } from './part.tsx'

/** Four benefits and two tiers; Elite is the dark one. */
export function Loyalty() {
  const t = useTranslations('home.loyalty')
  const { benefits } = useMessages().home.loyalty
  const earn = { title: t('earn.title'), text: t('earn.text', { unit: useUnit() }) }
  return (
    <Part id="loyalty" size="large" title={t('title')} lead={t('lead')}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-5 sm:gap-x-8 lg:grid-cols-4">
        {[earn, ...benefits].map(({ title, text }) => (
          <li key={title} className="border-t-2 border-petrol-600 pt-4">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-2 text-base text-ink-700 max-sm:text-small">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-14 lg:gap-6">
        <Tier tier="prime" />
        <Tier tier="elite" />
      </div>
    </Part>
  )
}

function Tier({ tier }: { readonly tier: 'prime' | 'elite' }) {
  const t = useTranslations('home.loyalty')
  const words = useMessages().home.loyalty.tiers[tier]
  return (
    <TierCard tier={tier} words={words}>
      <SelectTier tier={tier} label={t('selectNamed', { tier: words.name })} />
    </TierCard>
  )
}

/** Opens the sign-up dialog with the tier; members are taken to their account. */
function SelectTier({ tier, label }: { readonly tier: 'prime' | 'elite'; readonly label: string }) {
  const t = useTranslations('home.loyalty')
  const to = useHref()
  const { status } = useAuth()
  const { openSignUp } = useAccountDialogs()
  const variant = tier === 'elite' ? 'quiet' : 'primary'
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
