import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { DocumentKind } from '#domain/document.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { DocumentList } from './document-list.tsx'
import { UploadPanel, type Asked } from './upload-panel.tsx'

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
  /** Kind that was chosen in the list, and how often one was. */
  const [asked, setAsked] = useState<Asked>({ kind: 'licence', times: 0 })
  if (!data) return <NotYet query={query} />
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-pretty text-ink-700">{t('lead')}</p>
      <UploadPanel known={data} asked={asked} onUploaded={refetch} />
      <DocumentList
        found={data}
        query={query}
        onAsk={(kind: DocumentKind) => setAsked({ kind, times: asked.times + 1 })}
      />
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
