import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { Screen } from '../frame/screen.tsx'
import { isGone } from '../ui/is-gone.ts'
import { IssueEditor } from './issue-editor.tsx'
import { IssueHeading } from './issue-heading.tsx'
import { IssueOut } from './issue-out.tsx'
import { Loaded } from './loaded.tsx'

/** How often in ms it is asked how far an issue is, and whether somebody else has saved it. */
const WATCH_MS = 3_000

/** An issue: the editor of a draft, or what became of one that was sent. */
export function IssuePage() {
  const t = useTranslations('staff.issues')
  const { id = '' } = useParams()
  const asked = useMemberData('getIssue', { params: { id } }, { refetchInterval: WATCH_MS })
  const issue = asked.data
  if (issue === undefined)
    return (
      <Screen title={t('title')} heading={isGone(asked) ? <IssueHeading subject={t('gone')} /> : undefined}>
        <Loaded asked={asked} gone={t('goneText')}>
          {() => null}
        </Loaded>
      </Screen>
    )
  return issue.state === 'draft' ? <IssueEditor key={id} issue={issue} /> : <IssueOut key={id} issue={issue} />
}
