import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { DocumentList } from './document-list.tsx'
import { UploadPanel } from './upload-panel.tsx'

/** Uploading a document, and what was uploaded. */
export function DocumentsPanel() {
  // A different member who signs in over the page sees their own documents.
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const t = useTranslations('documents')
  const query = useMemberData('getDocuments')
  const { data, isError, refetch } = query
  useAgain(isError, refetch)
  if (!data) return <NotYet query={query} />
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-ink-700">{t('lead')}</p>
      <UploadPanel known={data} onUploaded={refetch} />
      <DocumentList found={data} query={query} />
    </div>
  )
}

/** Loads the documents again for a member who has signed in over the page. */
function useAgain(outdated: boolean, reload: () => Promise<unknown>): void {
  const { token } = useMember()
  const before = useRef(token)
  useEffect(() => {
    if (before.current !== token && outdated) void reload()
    before.current = token
  })
}
