import { useTranslations } from 'use-intl'

import { useHref } from '../../i18n.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { newTabLink } from '../../ui/new-tab-link.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useFreeCancelHours } from '../price/free-cancel.ts'

interface AgreementProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (on: boolean) => void
}

export function Agreement({ checked, error, onChange }: AgreementProps) {
  const t = useTranslations('booking.payment')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <Checkbox
      className="mt-6"
      label={t.rich('terms', { terms: newTabLink(to('terms'), newTab) })}
      required
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** Cancelling, no right of withdrawal (BGB § 312g), and before launch what a request means. */
export function LegalNotes() {
  const t = useTranslations('booking.payment')
  const { site } = useFlow()
  const freeHours = useFreeCancelHours()
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <div className="mt-6 space-y-3 text-small text-ink-700">
      <p className="if-soon rounded-field bg-petrol-100 p-4 text-ink-900">
        {t('request', { hours: String(site.rules.requestHours) })}
      </p>
      <p>{freeHours === undefined ? t('cancelLate') : t('cancel', { hours: String(freeHours) })}</p>
      <p>{t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}</p>
    </div>
  )
}
