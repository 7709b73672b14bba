import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { LostLine } from '../frame/live-dot.tsx'
import { useLiveState } from '../frame/live.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { useSight, type Sight } from './sight.ts'

/** One word on how far the plan can be trusted: a part of it is missing, or it is as old as the page's line. */
export function PlanLine({ sight }: { readonly sight: Sight }) {
  const t = useTranslations('staff.planner')
  const { at, failed, missing } = useSight(sight)
  const { kind } = useLiveState()
  const words = () => {
    if (missing && (failed || kind === 'away')) return t('missing')
    if (!failed || kind !== 'live' || at === null) return null
    return t('stand', { time: new Date(at).toTimeString().slice(0, 5) })
  }
  const said = words()
  if (said === null) return <LostLine />
  return (
    <output className="off-paper appear-late">
      <Chip look="outline" icon={WifiOff}>
        {said}
      </Chip>
    </output>
  )
}
