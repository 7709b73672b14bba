import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import type { PlanAct, PlanApplied, PlanBar } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { memberKey, passing } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import { useToast } from '../frame/toast.tsx'
import { unbrokenPlate } from '../ui/unbroken-plate.ts'
import { minutesOf } from './axis.ts'
import { isUnplaced } from './layout.ts'
import type { Lift } from './lift.ts'
import { useMovedWords } from './use-moved-words.ts'
import type { ActTrouble, ActVerdict } from './verdict.ts'

/** Act that drops what is lifted where it is. @param upgrade whether a better class is chosen */
export function actOf(
  { bar, mode, other, car, start, end }: Lift,
  upgrade: boolean,
  totalMinor: number | null,
): PlanAct {
  const { id, version } = bar
  if (mode === 'swap' && other !== null)
    return { kind: 'swap', id, version, other: other.id, otherVersion: other.version, upgrade }
  if (isUnplaced(bar)) return { kind: 'place', stay: -id, version, car, upgrade, fetch: false, fixed: true }
  if (bar.kind === 'maintenance')
    return {
      kind: 'reblock',
      id,
      version,
      car,
      from: start,
      until: bar.until === null ? null : end,
      note: bar.note ?? '–',
    }
  if (mode === 'end' || start !== bar.since) return { kind: 'retime', id, version, start, end, totalMinor }
  return { kind: 'move', id, version, car, upgrade, fetch: false, fixed: true }
}

/** Whether it would be dropped where it was. */
export const isHome = ({ bar, mode, other, car, start, end }: Lift): boolean =>
  mode === 'swap'
    ? other === null
    : car === bar.car && start === bar.since && minutesOf(end) === minutesOf(bar.ends ?? end)

const refused = (code: ActTrouble['code'], message?: string): ActVerdict => ({
  verdict: 'refused',
  applied: null,
  trouble: { code, by: [], branch: null, ...(message !== undefined && { message }) },
  exits: [],
})

/** Asks whether an act is possible. A call that is refused itself is a refusal without a reason. */
export async function tryAct(act: PlanAct): Promise<ActVerdict> {
  const tried = await callAsMember('tryPlanAct', { body: act })
  if (tried.ok) return tried.data
  return refused(passing(tried.error) ? 'unanswered' : 'not_changeable')
}

const codes = ['plan_changed', 'not_found', 'price_changed', 'not_changeable'] as const

/** Does acts, tells of them in a toast with their undo, and asks for the plan anew. */
export function usePerform() {
  const t = useTranslations('staff.planner')
  const toast = useToast()
  const reload = useReloadPlan()
  const perform = async (act: PlanAct, words: (applied: PlanApplied) => string): Promise<ActVerdict | null> => {
    const done = await callAsMember('doPlanAct', { body: act })
    await reload()
    if (!done.ok) {
      if (passing(done.error)) return refused('unanswered')
      const { code, message } = done.error
      const known = codes.find((one) => one === code)
      // Trying the same act names who stands in the way, and the ways out.
      return known === undefined ? await tryAct(act) : refused(known, known === 'plan_changed' ? message : undefined)
    }
    const { undo } = done.data
    const back = async () => {
      const undone = await callAsMember('doPlanAct', { body: undo! })
      await reload()
      if (undone.ok) return toast({ words: t('done.undone') })
      toast({ words: passing(undone.error) ? t('why.unanswered') : t('done.undoFailed') })
    }
    toast({ words: words(done.data), ...(undo !== null && { undo: () => void back() }) })
    return null
  }
  return perform
}

export function useReloadPlan() {
  const owner = useAuth().session?.user.id
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      (['getPlan', 'getPlanRows', 'getPlanCars', 'getPlanUnplaced', 'getPlanSuggestions'] as const).map((name) =>
        client.invalidateQueries({ queryKey: memberKey(owner, name) }),
      ),
    )
  }
}

/** Words for the toast after an act. */
export function useDoneWords() {
  const t = useTranslations('staff.planner.done')
  const hold = useTranslations('staff.planner.states')('hold')
  const movedWords = useMovedWords()
  const wordsOf = (act: PlanAct, person: string, plate: string, { otherCar }: PlanApplied): string => {
    switch (act.kind) {
      case 'move':
      case 'place':
        return t('moved', { person, plate })
      case 'retime':
        return otherCar === null
          ? t('retimed', { person })
          : t('retimedOther', { person, plate: unbrokenPlate(otherCar) })
      case 'fix':
        return act.fixed ? t('fixed', { person }) : t('loosened', { person })
      case 'swap':
        return t('swapped')
      case 'block':
      case 'reblock':
        return t('blocked', { plate })
      case 'unblock':
        return t('unblocked', { plate })
      case 'drive':
        return t('driven', { plate })
      case 'undrive':
        return t('undriven', { plate })
    }
  }
  return (act: PlanAct, bar: Pick<PlanBar, 'person'> | null, named: string) =>
    (applied: PlanApplied): string => {
      const others = movedWords(applied.moved)
      const words = wordsOf(act, bar?.person ?? hold, unbrokenPlate(named), applied)
      return others === null ? words : `${words}. ${others}`
    }
}
