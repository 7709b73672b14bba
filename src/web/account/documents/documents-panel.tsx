import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useMember } from '../dashboard/dashboard-frame.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { useOwn } from '../use-own.ts'
import { DocumentList } from './document-list.tsx'
import { UploadPanel } from './upload.tsx'

/** Uploading a document, and what was uploaded. */
export function DocumentsPanel() {
  // Whoever signs in on the way as somebody else sees their own.
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const t = useTranslations('documents')
  const { result, outdated, reload } = useOwn('getDocuments')
  useAgain(outdated, reload)
  if (!result?.ok) return <Waiting failed={result !== null} onRetry={() => void reload()} />
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-ink-700">{t('lead')}</p>
      <UploadPanel known={result.data} onUploaded={reload} />
      <DocumentList found={result.data} outdated={outdated} reload={reload} />
    </div>
  )
}

/** Whoever has signed in over the page sees what could not be had before. */
function useAgain(outdated: boolean, reload: () => Promise<void>): void {
  const { token } = useMember()
  const before = useRef(token)
  useEffect(() => {
    if (before.current !== token && outdated) void reload()
    before.current = token
  })
}
