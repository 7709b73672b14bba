import { useEffect, useState } from 'react'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import { isSame, keep, readKept, type SavedIssue } from './issue-draft.ts'
import { useAct } from './use-act.ts'

type Issue = Answer<'getIssue'>

/** Text of a draft while somebody writes it. It survives leaving the page, and another's saving. */
export function useIssueDraft(issue: Issue, owner: string) {
  const { id } = issue
  const act = useAct()
  const [kept] = useState(() => readKept(id, owner))
  const [restored, setRestored] = useState(kept !== null)
  const [content, setContent] = useState<IssueContent>(kept?.content ?? issue.content)
  const [base, setBase] = useState<SavedIssue>(kept?.base ?? issue)
  const dirty = !isSame(content, base.content)
  const behind = issue.version > base.version
  // Nothing of one's own is lost by following what somebody else has saved.
  if (behind && !dirty) {
    setBase(issue)
    setContent(issue.content)
  }
  useEffect(() => {
    keep(id, owner, dirty ? { content, base } : null)
  }, [id, owner, dirty, content, base])
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  const write = (next: IssueContent) => {
    setRestored(false)
    setContent(next)
  }
  const save = async (): Promise<number | null> => {
    let version: number | null = null
    await act.run(async () => {
      const saved = await callAsMember('saveIssue', { params: { id }, body: { content, version: base.version } })
      if (saved.ok) {
        version = saved.data.version
        setBase({ content, version })
        setRestored(false)
      }
      return saved
    })
    return version
  }
  /** Goes on with another text, on top of what is saved now. @returns the way back */
  const restart = (next: IssueContent): (() => void) => {
    const before = { content, base }
    act.forget()
    setRestored(false)
    setBase(issue)
    setContent(next)
    return () => {
      setBase(before.base)
      setContent(before.content)
    }
  }
  return { content, write, dirty, restored, conflict: behind && dirty, version: base.version, save, restart, act }
}

export type IssueDraft = ReturnType<typeof useIssueDraft>
