import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'

interface AgreementProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (on: boolean) => void
}

/** Consent to our terms. An offer asks for it as well, which has no trip to fill in. */
export function Agreement({ checked, error, onChange }: AgreementProps) {
  const t = useTranslations('booking.payment')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <Checkbox
      label={t.rich('terms', { terms: newTabLink(to('terms'), newTab) })}
      required
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
