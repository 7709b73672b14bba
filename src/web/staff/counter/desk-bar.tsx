import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { useMoney } from '#rental/rental-words.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import type { DeskDraft, Missing } from './desk-draft.ts'
import { useWordsBefore } from './missing-words.ts'

interface Props {
  readonly draft: DeskDraft
  readonly price: Price | null
  readonly currency: string
  readonly missing: readonly Missing[]
  readonly busy: boolean
  readonly problem: string | null
  readonly onBook: () => void
}

/** Total and act at the foot of a phone or tablet, where the ticket stands below the form. */
export function DeskBar({ draft, price, currency, missing, busy, problem, onBook }: Props) {
  const t = useTranslations('staff.counter.ticket')
  const money = useMoney(currency)
  const before = useWordsBefore(draft, missing)
  return (
    <div
      data-foot=""
      className="sticky bottom-0 z-20 -mx-6 -mb-6 grid gap-2 border-t border-line bg-white px-6 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] wide:hidden"
    >
      <Problem words={problem} />
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1">
          {price !== null && (
            <span className="figures block font-display text-lg leading-6 font-[650]">
              {money.exact(price.totalMinor)}
            </span>
          )}
          <span id="desk-bar-before" className="block text-meta leading-4.5 break-words text-ink-500">
            {before}
          </span>
        </p>
        <Button
          look={missing.length > 0 ? 'outline' : 'petrol'}
          size="large"
          busy={busy}
          aria-describedby="desk-bar-before"
          onClick={onBook}
        >
          {t('book')}
        </Button>
      </div>
    </div>
  )
}
