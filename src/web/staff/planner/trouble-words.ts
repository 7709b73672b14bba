import { useTranslations } from 'use-intl'

import type { PlanTrouble } from '#contract/staff-plan.ts'
import type { ActTrouble } from './verdict.ts'
import { useMoments } from './bar-words.ts'

/** Title and reason of a refusal: who is in the way, with their number. */
export function useTroubleWords(branchName: (id: number) => string) {
  const t = useTranslations('staff.planner')
  const { near } = useMoments()
  return ({ code, by, branch, message }: ActTrouble, plateHere: string): { title: string; why: string } => {
    const title = t(`trouble.${code}`)
    const first = by[0]
    if (first !== undefined && (code === 'in_the_way' || code === 'no_stock')) {
      const plate = first.plate === '' ? plateHere : first.plate
      const who = first.person ?? (first.reference === null ? t('why.nobody') : t('why.hold'))
      const person = first.reference == null || first.reference === '' ? who : `${who} (${first.reference})`
      const time = first.out && first.until !== null ? near(first.until) : near(first.since)
      const kind = kindOf(first)
      return { title, why: t(`why.${kind}`, { person, plate, time }) }
    }
    if (code === 'in_the_way') return { title, why: t('why.no_stock') }
    if (code === 'elsewhere')
      return {
        title,
        why: branch === null ? t('why.elsewhereUnknown') : t('why.elsewhere', { branch: branchName(branch) }),
      }
    // The server says who was first.
    if (code === 'plan_changed') return { title, why: message ?? '' }
    return { title, why: t(`why.${code}`) }
  }
}

function kindOf({ kind, out, fixed }: PlanTrouble['by'][number]) {
  if (kind === 'maintenance') return 'shop'
  if (kind === 'transfer') return 'drive'
  if (out) return 'out'
  return fixed ? 'fixed' : 'loose'
}
