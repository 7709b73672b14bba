import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { FileDialog } from './file-dialog.tsx'

/** Files a request under the GDPR from the page of what it came with: one click, and most of it stands there. */
export function FileButton({ known }: Pick<Parameters<typeof FileDialog>[0], 'known'>) {
  const t = useTranslations('staff.privacy')
  const may = useMay()
  const [filing, setFiling] = useState(false)
  if (!may('filePrivacyRequest')) return null
  return (
    <>
      <Button look="quiet" className="-ml-3 touch:-ml-4.5" onClick={() => setFiling(true)}>
        <ShieldCheck aria-hidden size={16} className="shrink-0 text-ink-500" />
        {t('file.open')}
      </Button>
      {filing && <FileDialog known={known} onClose={() => setFiling(false)} />}
    </>
  )
}
