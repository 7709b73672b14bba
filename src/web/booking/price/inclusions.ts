import type { Price } from '#contract/booking.ts'
import { feeKinds, type FeeKind } from '#domain/fee.ts'

/** Item that a total contains beside the vehicle. */
export interface Inclusion {
  readonly kind: FeeKind | 'extras'
  readonly amountMinor: number
}

/** Items that raise a total above the vehicle's price, extras in one sum. They are named wherever only the total is shown. */
export function inclusions(items: Price['items']): Inclusion[] {
  return [...feeKinds, 'extras' as const].flatMap((kind) => {
    const wanted = kind === 'extras' ? 'extra' : kind
    const amountMinor = items.filter((item) => item.kind === wanted).reduce((sum, item) => sum + item.amountMinor, 0)
    return amountMinor > 0 ? [{ kind, amountMinor }] : []
  })
}
