import { CircleCheck, CirclePause, PenLine, Send, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { Chip, type ChipLook } from '../ui/state-chip.tsx'

type State = Answer<'getIssue'>['state']

const looks: Readonly<Record<State, readonly [look: ChipLook, icon: LucideIcon]>> = {
  draft: ['outline', PenLine],
  sending: ['running', Send],
  sent: ['neutral', CircleCheck],
  stopped: ['neutral', CirclePause],
}

/** State of an issue. */
export function IssueChip({ state }: { readonly state: State }) {
  const t = useTranslations('staff.issues')
  const [look, icon] = looks[state]
  return (
    <Chip look={look} icon={icon}>
      {t(`states.${state}`)}
    </Chip>
  )
}
