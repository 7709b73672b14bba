import { ownTabValue } from '#api/tab-value.ts'
import type { IssueContent } from '#domain/newsletter-issue.ts'

/** A version of a draft on the server. */
export interface SavedIssue {
  readonly content: IssueContent
  readonly version: number
}

/** Text that is not saved, with the version on which it builds. */
interface KeptIssue {
  readonly content: IssueContent
  readonly base: SavedIssue
}

/** Drafts with text that is not saved, by their numbers, for the one who wrote it. */
const kept = ownTabValue<Readonly<Record<string, KeptIssue>>>('newsletter-drafts', 1, {})

/** Text that somebody left in this tab without saving it; null if there is none, or it is another's. */
export const readKept = (id: string, owner: string): KeptIssue | null => kept.readFor(owner)[id] ?? null

/** Keeps text that is not saved. @param text null if there is none any more */
export function keep(id: string, owner: string, text: KeptIssue | null): void {
  const { [id]: before, ...others } = kept.readFor(owner)
  if (text !== null) kept.writeFor(owner, { ...others, [id]: text })
  else if (before !== undefined) kept.writeFor(owner, others)
}

/** Whether two texts say the same; the server keeps no blanks at the ends. */
export const isSame = (one: IssueContent, other: IssueContent): boolean =>
  one.car === other.car && (['de', 'en'] as const).every((language) => isSameText(one[language], other[language]))

type Written = IssueContent['de']

const isSameText = (one: Written, other: Written): boolean =>
  one.subject.trim() === other.subject.trim() && one.text.trim() === other.text.trim()
