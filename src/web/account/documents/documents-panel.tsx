import { useEffect, useRef } from 'react'

import { useMemberData } from '#api/server-state.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { DocumentList } from './document-list.tsx'

/** Documents of the account, and forms for more. */
export function DocumentsPanel() {
  // A different member who signs in over the page sees their own documents.
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const query = useMemberData('getDocuments')
  const { data, isError, refetch } = query
  useAgain(isError, refetch)
  return data ? <DocumentList found={data} query={query} /> : <NotYet query={query} />
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
