import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { SubHeading } from './settings-panel.tsx'

/** Recovery codes, shown only once so that the customer can store them. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTranslations('secondFactor.codes')
  const [copied, setCopied] = useState(false)
  const text = `${t('title', { company: company.name })}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    // If the browser refuses, the customer can still copy them by hand.
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <>
      <SubHeading>{t('heading')}</SubHeading>
      <p className="mt-2 max-w-md text-ink-700">{t('lead')}</p>
      <ul className="figures mt-4 grid max-w-md grid-cols-1 gap-x-6 gap-y-1 rounded-field bg-sand p-4 tracking-[0.1em] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Only where the page comes over a safe line. */}
        {navigator.clipboard && (
          <Button variant="quiet" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('file'))}>
          {t('download')}
        </Button>
      </div>
      <output className="mt-2 block min-h-6 text-small text-ink-700">{copied && t('copied')}</output>
      <Button className="mt-3" onClick={onKept}>
        {t('kept')}
      </Button>
    </>
  )
}
