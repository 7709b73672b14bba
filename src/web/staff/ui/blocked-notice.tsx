import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Block } from '#contract/staff-block.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBlocks, type Blockable } from './use-blocks.ts'

/** Since when somebody is blocked, until when, by whom, and when that was lifted. Its page loads the texts `staff.blocks`. */
export function useBlockFacts(): (block: Block) => string {
  const t = useTranslations('staff.blocks')
  const { day } = useFormat()
  return ({ since, until, by, lifted }) =>
    [
      t('now', { since: day(since, 'dated') }),
      until === null ? t('noEnd') : t('ends', { until: day(until, 'dated') }),
      by === null ? null : t('by', { by }),
      lifted === null ? null : t('lifted', { at: day(lifted.at, 'dated'), reason: lifted.reason }),
    ]
      .filter((fact) => fact !== null)
      .join(', ')
}

/** Block in force above a person's or a booking's page, with its reason, its end and the colleague who made it. */
export function BlockedNotice({ whose }: { readonly whose: Blockable }) {
  const t = useTranslations('staff.blocks')
  const { day } = useFormat()
  const facts = useBlockFacts()
  const { block, hidden } = useBlocks(whose)
  if (block === undefined && hidden === null) return null
  return (
    <BlockedWords
      because={
        block === undefined
          ? t('elsewhere', { since: day(hidden!.since, 'dated') })
          : t('because', { reason: block.reason })
      }
    >
      {block && facts(block)}
    </BlockedWords>
  )
}

/** Words of a block: its reason, and below since when and by whom. */
export const BlockedWords = ({ because, children }: { readonly because: string; readonly children: ReactNode }) => (
  <div className="mb-6 flex gap-2.5 rounded-field bg-danger-100 px-3 py-2.5 text-danger">
    <Ban aria-hidden size={18} className="mt-px shrink-0" />
    <p className="min-w-0 break-words">
      <span className="block font-semibold">{because}</span>
      <span className="block text-meta empty:hidden">{children}</span>
    </p>
  </div>
)
