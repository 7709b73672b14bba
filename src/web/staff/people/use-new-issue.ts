import { callAsMember } from '#api/call-as-member.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import { useRepeatKey } from '#forms/use-repeat-key.ts'
import { useAct } from './use-act.ts'

const nothing: IssueContent = { de: { subject: '', text: '' }, en: { subject: '', text: '' }, car: null }

/** Begins a draft, empty or with the text of another issue. */
export function useNewIssue() {
  const { busy, problem, run } = useAct()
  const { headersFor, forget } = useRepeatKey()
  const begin = async (content: IssueContent = nothing): Promise<string | null> => {
    let id: string | null = null
    const done = await run(async () => {
      const made = await callAsMember('createIssue', { headers: headersFor(content), body: content })
      if (made.ok) {
        id = made.data.id
        forget()
      }
      return made
    })
    return done ? id : null
  }
  return { busy, problem, begin }
}
