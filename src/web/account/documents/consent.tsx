import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { documentConsent } from '#content/document-consent.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'

/**
 * Box for the consent to the copies (PAuswG § 20). It is never ticked in advance: once everything is uploaded, it is
 * empty again, and the customer is asked anew for the next files.
 */
export function ConsentBox({ nothingChosen, missing }: { readonly nothingChosen: boolean; readonly missing: boolean }) {
  const t = useTranslations('documents.problems')
  const language = useLanguage()
  const [agreed, setAgreed] = useState(false)
  const [before, setBefore] = useState(nothingChosen)
  if (before !== nothingChosen) {
    setBefore(nothingChosen)
    if (nothingChosen) setAgreed(false)
  }
  return (
    <Checkbox
      name="consent"
      label={documentConsent[language]}
      required
      checked={agreed}
      error={missing ? t('consentMissing') : undefined}
      className="mt-3 max-w-prose"
      onChange={(event) => setAgreed(event.target.checked)}
    />
  )
}

/** Explains how we use uploaded documents. */
export function Privacy() {
  const t = useTranslations('documents.upload')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <p className="mt-5 max-w-prose text-small text-ink-700">
      {t.rich('privacy', { company: company.name, privacy: newTabLink(to('privacy'), newTab) })}
    </p>
  )
}
