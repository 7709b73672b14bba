import { useTranslations } from 'use-intl'

import { useMember } from '../dashboard/frame.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { useOwn } from '../use-own.ts'
import { DocumentList } from './list.tsx'
import { UploadPanel } from './upload.tsx'

/** Uploading a document, and what was uploaded. */
export function DocumentsPanel() {
  // Whoever signs in on the way as somebody else sees his own.
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const t = useTranslations('documents')
  const { result, reload } = useOwn('getDocuments')
  if (!result?.ok) return <Waiting failed={result !== null} onRetry={() => void reload()} />
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-ink-700">{t('lead')}</p>
      <UploadPanel known={result.data} onUploaded={reload} />
      <DocumentList found={result.data} reload={reload} />
    </div>
  )
}
