import { Ban, Coins, Merge, Pencil, ShieldCheck, StickyNote, Zap } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useMay } from '../frame/me.tsx'
import { useDoneWithUndo } from '../frame/take-back.ts'
import { ActRows, type ActRow } from '../ui/act-rows.tsx'
import { Problem } from '../ui/problem.tsx'
import { useBlockAct } from '../ui/use-blocks.ts'
import type { Customer } from './shapes.ts'
import { useAct } from './use-act.ts'

export type CustomerAct = 'contact' | 'note' | 'file' | 'points' | 'block' | 'merge'

/** Everything that can be done for a customer, as far as the colleague may. */
export function CustomerActs({
  customer,
  onAct,
}: {
  readonly customer: Customer
  readonly onAct: (act: CustomerAct) => void
}) {
  const t = useTranslations('staff.customers.acts')
  const may = useMay()
  const { tier, change, problem } = useTier(customer)
  const blockAct = useBlockAct({ customer: customer.id })
  // Data that may only be kept are not changed; the notice above says so.
  const free = customer.restriction === null
  const dialog = (name: CustomerAct, words: string, icon: ActRow['icon'], key: string): ActRow => ({
    name,
    words,
    icon,
    key,
    run: () => onAct(name),
  })
  const acts: ActRow[] = [
    ...(free && may('changeCustomer') ? [dialog('contact', t('contact'), Pencil, 'c')] : []),
    ...(may('noteCustomer') ? [dialog('note', t('note'), StickyNote, 'm')] : []),
    ...(free && may('adjustPoints') && customer.hasAccount ? [dialog('points', t('points'), Coins, 'p')] : []),
    ...(free && may('grantTier') && customer.hasAccount
      ? [{ name: 'tier', words: t(tier === 'elite' ? 'endElite' : 'giveElite'), icon: Zap, key: 'e', run: change }]
      : []),
    ...(free && may('mergeCustomers') ? [dialog('merge', t('merge'), Merge, 'd')] : []),
    ...(may('blockCustomer') ? [dialog('block', blockAct, Ban, 'b')] : []),
    ...(may('filePrivacyRequest') ? [dialog('file', t('file'), ShieldCheck, 'i')] : []),
  ]
  return (
    <div className="grid gap-4">
      <ActRows titled title={t('title')} acts={acts} />
      <Problem words={problem} />
    </div>
  )
}

/** The tier, and its change to the other one, which can be taken back. */
function useTier({ id, tier }: Customer) {
  const t = useTranslations('staff.customers')
  const done = useDoneWithUndo()
  const { run, problem } = useAct()
  const grant = (to: Customer['tier'], before: Customer['tier']) => () =>
    callAsMember('grantStaffTier', { params: { id }, body: { tier: to, before } })
  const other = tier === 'elite' ? 'prime' : 'elite'
  const change = async () => {
    if (!(await run(grant(other, tier)))) return
    done(t('tierIs', { tier: t(`tiers.${other}`) }), grant(tier, other))
  }
  return { tier, change: () => void change(), problem }
}
