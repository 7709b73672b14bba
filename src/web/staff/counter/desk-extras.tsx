import { useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { useBilingual, useMoney } from '#rental/rental-words.ts'
import { CountLine, ExtraRow, TickLine } from '../ui/extra-line.tsx'
import type { DeskDraft } from './desk-draft.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  readonly currency: string
  /** Days of the rental. */
  readonly days: number
  /** Points of a member; null for everybody else. */
  readonly points: number | null
}

/** Extras with their price, two in a row where there is room, and what else is chosen like one. */
export function Extras({ draft, onDraft, currency, days, points }: Props) {
  const t = useTranslations('staff.extras')
  const named = useBilingual()
  const money = useMoney(currency)
  const { data } = useSite()
  return (
    <div className="@container">
      <ul className="grid pb-px @[38rem]:grid-cols-2 @[38rem]:gap-x-8">
        {data?.services.map(({ code, names, maxQuantity, perDayMinor }) => {
          const line = { name: named(names), price: t('perDay', { price: money.brief(perDayMinor) }) }
          const quantity = draft.extras[code] ?? 0
          const set = (wanted: number) => onDraft({ extras: { ...draft.extras, [code]: wanted } })
          return (
            <ExtraRow key={code}>
              {maxQuantity === 1 ? (
                <TickLine {...line} on={quantity > 0} onTurn={(on) => set(on ? 1 : 0)} />
              ) : (
                <CountLine {...line} quantity={quantity} most={maxQuantity} onCount={set} />
              )}
            </ExtraRow>
          )
        })}
        <ExtraRow>
          <TickLine
            name={t('abroad')}
            price={data && money.brief(data.rules.crossBorderFeeMinor)}
            on={draft.crossBorder}
            onTurn={(crossBorder) => onDraft({ crossBorder })}
          />
        </ExtraRow>
        {points !== null && points > 0 && (
          <ExtraRow>
            <CountLine
              name={t('freeDays')}
              quantity={Math.min(draft.freeDays, days)}
              most={days}
              onCount={(freeDays) => onDraft({ freeDays })}
            />
          </ExtraRow>
        )}
      </ul>
    </div>
  )
}
