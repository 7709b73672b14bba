import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanBar } from '#contract/staff-plan.ts'
import { useToast } from '../frame/toast.tsx'
import { actOf, tryAct } from './acts.ts'
import { focusBar } from './focus-drawn.ts'
import { useLift, useLiftStore } from './lift.ts'
import type { Lifting } from './use-lifting.ts'

interface Props {
  /** Entries as they are now. */
  readonly bars: ReadonlyMap<number, PlanBar>
  readonly lifting: Lifting
}

/** Refusals of whatever is done with an entry that is not what it was. */
const overtaken: ReadonlySet<string> = new Set(['plan_changed', 'not_found'])

/**
 * Ends a move as soon as a colleague has changed what is held, and says who it was. It renders nothing, so that the grid
 * is not rendered anew with it.
 */
export function LiftWatch({ bars, lifting }: Props): null {
  const t = useTranslations('staff.planner.trouble')
  const toast = useToast()
  const store = useLiftStore()
  const id = useLift((lift) => lift?.bar.id ?? null)
  const version = useLift((lift) => lift?.bar.version ?? null)
  // One that is not known may be out of sight, or gone.
  const known = id === null ? null : (bars.get(id)?.version ?? null)
  const check = useEffectEvent(async () => {
    const lift = store.get()
    if (lift === null || store.isActing()) return
    const { trouble } = await tryAct(actOf(lift, true, null))
    const isHeld = store.get()?.bar === lift.bar && !store.isActing()
    if (trouble === null || !overtaken.has(trouble.code) || !isHeld) return
    lifting.cancel()
    if (lift.by === 'keys') focusBar(lift.bar.id)
    toast({ words: trouble.message ?? t(trouble.code) })
  })
  useEffect(() => {
    if (id !== null && known !== version) void check()
  }, [id, known, version])
  return null
}
