import { ChevronDown } from 'lucide-react'
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
      className="mt-1 max-w-160"
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
    // Its group has a name, for it may stand in a fold that is open.
    <details className="group/copy mt-4 max-w-160 text-small text-ink-700">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field font-semibold text-petrol-600 hover:text-petrol-800 [&::-webkit-details-marker]:hidden">
        {t('about')}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open/copy:rotate-180" />
      </summary>
      <p className="pb-3">{t.rich('privacy', { company: company.name, privacy: newTabLink(to('privacy'), newTab) })}</p>
    </details>
  )
}
