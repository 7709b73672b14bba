import { useLocale, useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { IssuePreview } from './issue-preview.tsx'

/** Letter of an issue beside the list, in the reader's language, or in the other one while that has no subject. */
export function IssueBeside({ id }: { readonly id: string }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const issue = useMemberData('getIssue', { params: { id } }).data
  if (issue === undefined) return null
  const other = language === 'de' ? 'en' : 'de'
  const { content } = issue
  return (
    <aside aria-label={t(`preview.${language}`)} className="w-104 shrink-0 pt-3 pb-5 min-[120rem]:w-156">
      <IssuePreview
        language={content[language].subject === '' ? other : language}
        content={content}
        height="h-[max(38rem,100dvh-13rem)]"
      />
    </aside>
  )
}
